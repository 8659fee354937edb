import { bitcoinTest } from '@cleat/localnet/vitest'
import { rejectRequest } from '@cleat/testing'
import { createBitcoinWallet } from '@cleat/testing/bitcoin'
import { expect, test } from 'vitest'
import { openPage, type Page } from '../test/openPage.ts'
import { startIndex } from '../test/startIndex.ts'

const to = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'

/** A wallet with only the standard's features, which have no payment. */
function openStandardPage(parameters: Parameters<typeof openPage>[1]): Page {
  return openPage('walletStandard', {
    ...parameters,
    toFeatures: ({ 'bitcoin:sendTransfer': _, ...features }) => features,
  })
}

for (const paymentType of ['p2wpkh', 'p2sh'] as const)
  bitcoinTest(`default: ${paymentType}`, { timeout: 120_000 }, async ({ bitcoin }) => {
    const { esploraUrl } = bitcoin
    const chain = { esploraUrl, fetch }
    using page = openStandardPage({ seed: `pays ${paymentType}`, chain, paymentType })
    const { accounts } = await page.connect()
    const { address } = accounts[0]
    for (const sats of [20_000, 30_000]) await bitcoin.fund({ address, sats })
    const txid = await page.provider.sendTransfer({ recipient: to, amount: 41_000n })
    await bitcoin.mine()
    const response = await fetch(`${esploraUrl}/tx/${txid}`)
    const { status, vout } = (await response.json()) as Sent
    expect(status.confirmed).toBe(true)
    expect(vout).toContainEqual(
      expect.objectContaining({ scriptpubkey_address: to, value: 41_000 }),
    )
    expect(vout.map((output) => output.scriptpubkey_address).sort()).toEqual([address, to].sort())
  })

test('error: more than there is, and the wallet is not troubled', async () => {
  const [{ address }] = createBitcoinWallet().accounts
  await using index = await startIndex({
    'GET /fee-estimates': { 3: 2 },
    [`GET /address/${address}/utxo`]: [{ txid: '1'.repeat(64), vout: 0, value: 5000 }],
  })
  using page = openStandardPage({ chain: { esploraUrl: index.url, fetch } })
  await page.connect()
  await expect(page.provider.sendTransfer({ recipient: to, amount: 5000n })).rejects.toMatchObject({
    ...{ code: 'PAYMENT_FEE_UNCOVERED', context: { symbol: 'BTC', fee: '0.00000244' } },
  })
  expect(page.wallet.requests.map(({ method }) => method)).not.toContain('signPsbt')
  page.wallet.program('signPsbt', rejectRequest())
  await expect(page.provider.sendTransfer({ recipient: to, amount: 4000n })).rejects.toMatchObject({
    code: 'REQUEST_USER_REJECTED',
  })
})

test('error: from an ordinals address, whose coins may carry more than money', async () => {
  const [, { address }] = createBitcoinWallet().accounts
  await using index = await startIndex({
    'GET /fee-estimates': { 3: 2 },
    [`GET /address/${address}/utxo`]: [{ txid: '1'.repeat(64), vout: 0, value: 50_000 }],
  })
  using page = openPage('walletStandard', {
    chain: { esploraUrl: index.url, fetch },
    toFeatures({ 'bitcoin:sendTransfer': _, ...features }) {
      const { connect } = features['bitcoin:connect'] as BitcoinConnect
      const connectOrdinals = async (input: unknown) => {
        const { accounts } = await connect(input)
        return { accounts: accounts.filter((account) => account.address === address) }
      }
      return { ...features, 'bitcoin:connect': { version: '1.0.0', connect: connectOrdinals } }
    },
  })
  const { accounts } = await page.connect()
  expect(accounts).toMatchObject([{ address, type: 'ordinal' }])
  await expect(page.provider.sendTransfer({ recipient: to, amount: 5000n })).rejects.toMatchObject({
    code: 'WALLET_METHOD_UNSUPPORTED',
  })
  expect(page.wallet.requests.map(({ method }) => method)).not.toContain('signPsbt')
})

test('error: nobody knows the coins', async () => {
  using page = openStandardPage({})
  await page.connect()
  await expect(page.provider.sendTransfer({ recipient: to, amount: 5000n })).rejects.toMatchObject({
    code: 'NETWORK_RPC_FAILED',
  })
})

type BitcoinConnect = {
  connect(input: unknown): Promise<{ accounts: readonly { address: string }[] }>
}

type Sent = {
  status: { confirmed: boolean }
  vout: { scriptpubkey_address: string; value: number }[]
}
