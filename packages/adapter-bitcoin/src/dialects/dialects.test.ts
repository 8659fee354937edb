import { bitcoinTest } from '@cleat/localnet/vitest'
import { answerGarbage, rejectRequest } from '@cleat/testing'
import { createBitcoinWallet } from '@cleat/testing/bitcoin'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { toNetworkId } from '../base/bitcoinNetwork.ts'
import { verifyMessage } from '../messages/verifyMessage.ts'
import { createPsbt, toTransactionHex } from '../test/createPsbt.ts'
import { dialects } from '../test/dialects.ts'
import { openPage } from '../test/openPage.ts'
import { startIndex } from '../test/startIndex.ts'

const timeout = 120_000
const to = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'
const refused = { code: 'REQUEST_USER_REJECTED' }

/** UniSat and OKX share one address. The other wallets share both. */
const sharesOne = (dialect: string) => dialect === 'unisat' || dialect === 'okx'

test.each(dialects)('default: %s connects, with kinds and keys', async (dialect) => {
  using page = openPage(dialect)
  const { accounts, caipNetworkId } = await page.connect()
  const [payment, ordinals] = page.wallet.accounts
  expect(caipNetworkId).toBe(toNetworkId('regtest'))
  const expected = [
    { address: payment.address, type: 'payment', publicKey: payment.publicKey },
    { address: ordinals.address, type: 'ordinal', publicKey: ordinals.publicKey },
  ]
  expect(accounts.map(({ path: _, ...account }) => account)).toEqual(
    sharesOne(dialect) ? expected.slice(0, 1) : expected,
  )
})

test.each(dialects)('behavior: %s is declined', async (dialect) => {
  using page = openPage(dialect)
  page.wallet.program('connect', rejectRequest())
  await expect(page.connect()).rejects.toMatchObject({ code: 'CONNECTION_USER_REJECTED' })
  await page.connect()
  const [{ address }] = page.wallet.accounts
  const psbt = createPsbt({ coins: [{ address, value: 5000 }], to, amount: 4000n })
  const signInputs = [{ index: 0, address }]
  for (const method of ['signMessage', 'signPsbt', 'sendTransfer'] as const)
    page.wallet.program(method, rejectRequest())
  const { provider } = page
  await expect(provider.signMessage({ message: 'Ahoy', address })).rejects.toMatchObject(refused)
  await expect(provider.signPSBT({ psbt, signInputs })).rejects.toMatchObject(refused)
  await expect(provider.sendTransfer({ amount: 9n, recipient: to })).rejects.toMatchObject(refused)
})

test.each(dialects)('behavior: %s signs texts with both addresses', async (dialect) => {
  using page = openPage(dialect)
  const { accounts } = await page.connect()
  for (const { address } of accounts)
    for (const message of ['Ahoy', '', 'Ärger ⚓']) {
      const signature = await page.provider.signMessage({ message, address })
      expect(verifyMessage({ message, address, signature })).toBe(true)
    }
})

test.each(['unisat', 'satsConnect', 'okx'] as const)(
  'parameters: %s signs by the protocol that is named',
  async (dialect) => {
    using page = openPage(dialect)
    const { accounts } = await page.connect()
    const { address } = accounts[0]
    const asked = { message: 'Ahoy', address }
    const ecdsa = await page.provider.signMessage({ ...asked, protocol: 'ecdsa' })
    const bip322 = await page.provider.signMessage({ ...asked, protocol: 'bip322' })
    expect(base64.decode(ecdsa)).toHaveLength(65)
    expect(base64.decode(bip322).length).toBeGreaterThan(100)
    for (const signature of [ecdsa, bip322])
      expect(verifyMessage({ ...asked, signature })).toBe(true)
  },
)

test('error: Leather has one protocol', async () => {
  using page = openPage('leather')
  const { accounts } = await page.connect()
  const asked = { message: 'Ahoy', address: accounts[0].address, protocol: 'ecdsa' } as const
  await expect(page.provider.signMessage(asked)).rejects.toMatchObject({
    code: 'WALLET_METHOD_UNSUPPORTED',
  })
})

// Every wallet signs this PSBT with the same signature.
const golden = {
  coin: { txid: '5'.repeat(64), vout: 1, value: 60_000 },
  unsigned:
    'cHNidP8BAF4CAAAAAVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVAQAAAAD/////AXjmAAAAAAAAIgAgGGMUPBTFFmgEvRkgM1baE2yYVnjNTSehuMYylgSQMmIAAAAAAAEBH2DqAAAAAAAAFgAUHDcpmsyQfU0zL7rrTkYbDsxF6OkAAA==',
  signed:
    'cHNidP8BAF4CAAAAAVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVAQAAAAD/////AXjmAAAAAAAAIgAgGGMUPBTFFmgEvRkgM1baE2yYVnjNTSehuMYylgSQMmIAAAAAAAEBH2DqAAAAAAAAFgAUHDcpmsyQfU0zL7rrTkYbDsxF6OkiAgLODr+ZaIaFvJ8dmR+upXD3SLe8HbDzHs1HkKcYqnVCaUcwRAIgbdf2lm2/evZ9s69yIZrRJ+x+Swoc9hnciU72y0ZiHCQCICeqQGMT1rNpOdinixE3VRQ4GqliTUipm21VrsXd5M66AQAA',
}

test.each(dialects)('golden: the same PSBT from %s', async (dialect) => {
  using page = openPage(dialect, { seed: 'golden' })
  await page.connect()
  const [{ address }] = page.wallet.accounts
  const psbt = createPsbt({ coins: [{ address, ...golden.coin }], to, amount: 59_000n })
  expect(psbt).toBe(golden.unsigned)
  const signed = await page.provider.signPSBT({ psbt, signInputs: [{ index: 0, address }] })
  expect(signed).toEqual({ psbt: golden.signed })
})

for (const dialect of dialects)
  bitcoinTest(`behavior: what ${dialect} signed is mined`, { timeout }, async ({ bitcoin }) => {
    const { esploraUrl } = bitcoin
    const chain = { esploraUrl, fetch }
    const paymentType = dialect === 'leather' ? 'p2wpkh' : 'p2sh'
    using page = openPage(dialect, { seed: dialect, chain, paymentType })
    const { accounts } = await page.connect()
    const coins = []
    for (const { address } of accounts) {
      await bitcoin.fund({ address, sats: 20_000 })
      const response = await fetch(`${esploraUrl}/address/${address}/utxo`)
      const [coin] = (await response.json()) as [{ txid: string; vout: number; value: number }]
      coins.push({ ...coin, address })
    }
    const psbt = createPsbt({ coins, to, amount: 18_000n })
    const signInputs = accounts.map(({ address }, index) => ({ index, address }))
    const { psbt: signed } = await page.provider.signPSBT({ psbt, signInputs })
    const body = toTransactionHex(signed)
    const sent = await fetch(`${esploraUrl}/tx`, { method: 'POST', body })
    const txid = await sent.text()
    expect(txid).toMatch(/^[0-9a-f]{64}$/)
    await bitcoin.mine()
    const status = await fetch(`${esploraUrl}/tx/${txid}/status`)
    expect(await status.json()).toMatchObject({ confirmed: true })
  })

for (const dialect of dialects)
  bitcoinTest(`behavior: ${dialect} signs, and it is sent`, { timeout }, async ({ bitcoin }) => {
    const { esploraUrl } = bitcoin
    using page = openPage(dialect, { seed: `${dialect} sends`, chain: { esploraUrl, fetch } })
    const { accounts } = await page.connect()
    const { address } = accounts[0]
    const { txid: funding } = await bitcoin.fund({ address, sats: 20_000 })
    const response = await fetch(`${esploraUrl}/address/${address}/utxo`)
    const [coin] = (await response.json()) as [{ txid: string; vout: number; value: number }]
    expect(coin.txid).toBe(funding)
    const psbt = createPsbt({ coins: [{ ...coin, address }], to, amount: 19_000n })
    const signInputs = [{ index: 0, address }]
    const sent = await page.provider.signPSBT({ psbt, signInputs, broadcast: true })
    await bitcoin.mine()
    const status = await fetch(`${esploraUrl}/tx/${sent.txid}/status`)
    expect(await status.json()).toMatchObject({ confirmed: true })
  })

for (const dialect of ['unisat', 'satsConnect', 'leather'] as const)
  bitcoinTest(`error: the node’s reason, by ${dialect}`, { timeout }, async ({ bitcoin }) => {
    const { esploraUrl } = bitcoin
    using page = openPage(dialect, { seed: `${dialect} fails`, chain: { esploraUrl, fetch } })
    const { accounts } = await page.connect()
    const { address } = accounts[0]
    // These coins do not exist.
    const psbt = createPsbt({ coins: [{ address, value: 20_000 }], to, amount: 19_000n })
    const signInputs = [{ index: 0, address }]
    const sending = page.provider.signPSBT({ psbt, signInputs, broadcast: true })
    await expect(sending).rejects.toMatchObject({
      // An equal payment may have spent the coin: the outcome is unknown.
      code: 'WALLET_ERROR',
      details: expect.stringContaining('bad-txns-inputs-missingorspent'),
    })
  })

test('parameters: Wallet Standard is told the chain', async () => {
  const chains: unknown[] = []
  using page = openPage('walletStandard', {
    toFeatures: (features) => ({
      ...features,
      'bitcoin:signTransaction': {
        version: '1.0.0',
        async signTransaction(input: { chain: unknown }) {
          chains.push(input.chain)
          throw Object.assign(new Error('No'), { code: 4001 })
        },
      },
    }),
  })
  const { accounts } = await page.connect()
  const { address } = accounts[0]
  const psbt = createPsbt({ coins: [{ address, value: 5000 }], to, amount: 4000n })
  const asked = { psbt, signInputs: [{ index: 0, address }] }
  await expect(page.provider.signPSBT(asked)).rejects.toMatchObject(refused)
  expect(chains).toEqual(['bitcoin:regtest'])
})

test('error: what somebody else has to sign, too, is not sent', async () => {
  using page = openPage('walletStandard')
  const { accounts } = await page.connect()
  const { address } = accounts[0]
  const [other] = createBitcoinWallet({ seed: 'somebody else' }).accounts
  const coins = [address, other.address].map((owner) => ({ address: owner, value: 5000 }))
  const psbt = createPsbt({ coins, to, amount: 9000n })
  const asked = { psbt, signInputs: [{ index: 0, address }], broadcast: true }
  await expect(page.provider.signPSBT(asked)).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED' })
})

test('error: nobody takes what was signed', async () => {
  await using index = await startIndex({ 'POST /tx': 400 })
  using page = openPage('walletStandard', { chain: { esploraUrl: index.url, fetch } })
  const { accounts } = await page.connect()
  const { address } = accounts[0]
  const psbt = createPsbt({ coins: [{ address, value: 5000 }], to, amount: 4000n })
  const asked = { psbt, signInputs: [{ index: 0, address }], broadcast: true }
  await expect(page.provider.signPSBT(asked)).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
})

test.each(['walletStandard', 'unisat', 'leather', 'okx'] as const)(
  'parameters: %s is told what the signature covers',
  async (dialect) => {
    using page = openPage(dialect)
    const { accounts } = await page.connect()
    const { address } = accounts[0]
    const psbt = createPsbt({ coins: [{ address, value: 5000 }], to, amount: 4000n })
    const signInputs = [{ index: 0, address, sighashTypes: [0x81] }]
    const { psbt: signed } = await page.provider.signPSBT({ psbt, signInputs })
    const [pair] = Transaction.fromPSBT(base64.decode(signed)).getInput(0).partialSig ?? []
    expect(pair?.[1].at(-1)).toBe(0x81)
  },
)

test('parameters: what the PSBT says goes for wallets that cannot be told', async () => {
  using page = openPage('satsConnect')
  const { accounts } = await page.connect()
  const { address } = accounts[0]
  const coins = [{ address, value: 5000 }]
  const signInputs = [{ index: 0, address, sighashTypes: [0x81] }]
  const silent = createPsbt({ coins, to, amount: 4000n })
  await expect(page.provider.signPSBT({ psbt: silent, signInputs })).rejects.toMatchObject({
    code: 'WALLET_METHOD_UNSUPPORTED',
  })
  const psbt = createPsbt({ coins, to, amount: 4000n, sighashType: 0x81 })
  const { psbt: signed } = await page.provider.signPSBT({ psbt, signInputs })
  const [pair] = Transaction.fromPSBT(base64.decode(signed)).getInput(0).partialSig ?? []
  expect(pair?.[1].at(-1)).toBe(0x81)
})

const nonsense = [null, undefined, 5, '', 'nonsense', {}, { address: 5 }, [[]], [{}], [null]]

test.each(dialects)('error: %s answers with nonsense', async (dialect) => {
  using page = openPage(dialect)
  const bad = { code: expect.stringMatching(/^(?:WALLET_|CONNECTION_)[A-Z_]+$/) }
  for (const answer of nonsense) {
    page.wallet.program('connect', answerGarbage(answer))
    await expect(page.connect()).rejects.toMatchObject(bad)
  }
  expect(page.adapter.getConnection()).toBeNull()
  await page.connect()
  const { address } = page.wallet.accounts[0]
  const psbt = createPsbt({ coins: [{ address, value: 5000 }], to, amount: 4000n })
  const asked = { psbt, signInputs: [{ index: 0, address }] }
  const refusal = { code: 'WALLET_BAD_ANSWER' }
  for (const answer of nonsense) {
    page.wallet.program('signMessage', answerGarbage(answer))
    await expect(page.provider.signMessage({ message: '', address })).rejects.toMatchObject(refusal)
    page.wallet.program('signPsbt', answerGarbage(answer))
    await expect(page.provider.signPSBT(asked)).rejects.toMatchObject(refusal)
    page.wallet.program('sendTransfer', answerGarbage(answer))
    const transfer = page.provider.sendTransfer({ amount: '600', recipient: to })
    await expect(transfer).rejects.toMatchObject(refusal)
  }
})

test.each(dialects)('error: %s gives the PSBT back unsigned', async (dialect) => {
  using page = openPage(dialect)
  await page.connect()
  const { address } = page.wallet.accounts[0]
  const psbt = createPsbt({ coins: [{ address, value: 5000 }], to, amount: 4000n })
  page.wallet.program('signPsbt', answerGarbage({ psbt: base64.decode(psbt) }))
  await expect(
    page.provider.signPSBT({ psbt, signInputs: [{ index: 0, address }] }),
  ).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
})
