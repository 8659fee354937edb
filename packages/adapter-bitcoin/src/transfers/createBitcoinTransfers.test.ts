import type { Payment, PreparedPayment, TrackingData, TransferAdapter } from '@cleat/core/adapter'
import type { LocalBitcoin } from '@cleat/localnet'
import { bitcoinTest } from '@cleat/localnet/vitest'
import { networkParameters } from '@cleat/signatures/bip122'
import { base64, hex } from '@scure/base'
import { p2tr, Transaction } from '@scure/btc-signer'
import { pubSchnorr } from '@scure/btc-signer/utils.js'
import { expect, test } from 'vitest'
import { bumpPayment } from '../test/bumpPayment.ts'
import { dialects } from '../test/dialects.ts'
import { openPage } from '../test/openPage.ts'
import { openTransfers } from '../test/openTransfers.ts'
import { payers } from '../test/payers.ts'
import { followPayment } from './followPayment.ts'

const timeout = 120_000
const to = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'
const amount = 30_000n

/** Prepares, sends and confirms a payment. */
async function pay(parameters: {
  transfers: TransferAdapter
  payment: Payment
  bitcoin: LocalBitcoin
}) {
  const { transfers, payment, bitcoin } = parameters
  const { network } = payment
  const prepared = await transfers.prepare(payment)
  const decoded = await transfers.decode({ payload: prepared.payload, network })
  expect(decoded).toMatchObject({ to: payment.to, amount: payment.amount })
  await transfers.check(prepared)
  const sent = await transfers.send(prepared)
  const { hash } = sent
  await bitcoin.mine()
  const { signal } = new AbortController()
  const outcome = await transfers.follow({ ...sent, payment, signal })
  expect(outcome).toEqual({ status: 'confirmed', hash })
  const response = await fetch(`${bitcoin.esploraUrl}/tx/${hash}`)
  return { ...((await response.json()) as Sent), prepared }
}

type Sent = {
  fee: number
  weight: number
  vin: readonly { sequence: number }[]
  vout: readonly { scriptpubkey_address: string; value: number }[]
}

/** Expects the displayed fee to be the paid one, and a node to accept the transaction. */
function expectShown({ fee, weight, vin, prepared }: Sent & { prepared: PreparedPayment }): void {
  expect(prepared.fee).toEqual({ expected: BigInt(fee), limit: BigInt(fee) })
  expect(fee).toBeGreaterThanOrEqual(weight / 4)
  expect(vin.map(({ sequence }) => sequence)).toEqual(vin.map(() => 0xff_ff_ff_fd))
}

async function load(page: ReturnType<typeof openPage>, esploraUrl: string) {
  const { accounts } = await page.connect()
  const transfers = await page.adapter.features['transfers:load']?.()
  if (!transfers) throw new Error('There is no money.')
  const { address } = accounts[0]
  const { network, pay: form } = openTransfers({ accounts: [{ address }], urls: [esploraUrl] })
  return { transfers, address, network, payment: form({ to, amount }) }
}

for (const paymentType of ['p2wpkh', 'p2sh'] as const)
  bitcoinTest(`default: ${paymentType}, by a PSBT`, { timeout }, async ({ bitcoin }) => {
    const { esploraUrl } = bitcoin
    using page = openPage('walletStandard', {
      ...{ seed: `money ${paymentType}`, chain: { esploraUrl, fetch }, paymentType },
      toFeatures: ({ 'bitcoin:sendTransfer': _, ...features }) => features,
    })
    const { transfers, address, payment } = await load(page, esploraUrl)
    for (const sats of [20_000, 20_000]) await bitcoin.fund({ address, sats })
    expectShown(await pay({ transfers, payment, bitcoin }))
    // Pays the maximum.
    const max = await transfers.getMaxSendable(payment)
    const { vout, ...rest } = await pay({
      transfers,
      bitcoin,
      payment: { ...payment, amount: max },
    })
    expectShown({ vout, ...rest })
    expect(vout).toEqual([
      expect.objectContaining({ scriptpubkey_address: to, value: Number(max) }),
    ])
    expect(await transfers.getMaxSendable(payment)).toBe(0n)
  })

bitcoinTest('default: taproot, by a PSBT', { timeout }, async ({ bitcoin }) => {
  const key = hex.decode('11'.repeat(32))
  const { address = '' } = p2tr(pubSchnorr(key), undefined, networkParameters.regtest)
  const { transfers, pay: form } = openTransfers({
    accounts: [{ address, type: 'payment', publicKey: hex.encode(pubSchnorr(key)) }],
    urls: [bitcoin.esploraUrl],
    wallet: {
      async signPsbt({ psbt }) {
        const transaction = Transaction.fromPSBT(base64.decode(psbt))
        transaction.sign(key)
        return { psbt: base64.encode(transaction.toPSBT()) }
      },
    },
  })
  for (const sats of [20_000, 20_000]) await bitcoin.fund({ address, sats })
  expectShown(await pay({ transfers, payment: form({ to, amount }), bitcoin }))
})

for (const dialect of dialects)
  bitcoinTest(`default: ${dialect} pays by itself`, { timeout }, async ({ bitcoin }) => {
    const { esploraUrl } = bitcoin
    const chain = { esploraUrl, fetch }
    using page = openPage(dialect, { seed: `money of ${dialect}`, chain })
    const { transfers, address, payment } = await load(page, esploraUrl)
    await bitcoin.fund({ address, sats: 50_000 })
    const { vout, prepared } = await pay({ transfers, payment, bitcoin })
    expect(prepared.payload).toEqual({ recipient: to, amount })
    expect(prepared.notes).toEqual([{ type: 'wallet-sets-fee' }])
    expect(vout).toContainEqual(
      expect.objectContaining({ scriptpubkey_address: to, value: Number(amount) }),
    )
  })

bitcoinTest('error: the words of the node', { timeout }, async ({ bitcoin }) => {
  const { esploraUrl } = bitcoin
  using page = openPage('walletStandard', {
    ...{ seed: 'money is gone', chain: { esploraUrl, fetch } },
    toFeatures: ({ 'bitcoin:sendTransfer': _, ...features }) => features,
  })
  const { transfers, address, payment } = await load(page, esploraUrl)
  await bitcoin.fund({ address, sats: 40_000 })
  const prepared = await transfers.prepare(payment)
  // Another tab spends the same coin first.
  await pay({ transfers, payment: { ...payment, amount: 25_000n }, bitcoin })
  await expect(transfers.check(prepared)).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  await expect(transfers.send(prepared)).rejects.toMatchObject({
    // The first of two equal payments may have spent the coin: the outcome is unknown.
    code: 'NETWORK_RPC_FAILED',
  })
})

bitcoinTest(
  'behavior: a wallet that answers with an earlier, identical payment is not believed',
  { timeout },
  async ({ bitcoin }) => {
    const { esploraUrl } = bitcoin
    using page = openPage('okx', { seed: 'money paid before', chain: { esploraUrl, fetch } })
    const honest = await load(page, esploraUrl)
    for (const sats of [50_000, 50_000]) await bitcoin.fund({ address: honest.address, sats })
    const { payment } = honest
    let earlier = ''
    const { transfers } = openTransfers({
      ...{ accounts: [{ address: honest.address }], urls: [esploraUrl] },
      wallet: { lacksTransfer: false, sendTransfer: async () => earlier },
    })
    const lie = async () => {
      const { signal } = new AbortController()
      const sent = await transfers.send(await transfers.prepare(payment))
      const end = transfers.follow({ ...sent, payment, signal })
      await bitcoin.mine()
      expect(await end).toEqual({ status: 'unproven', hash: earlier })
    }
    const pay = async () => {
      earlier = (await honest.transfers.send(await honest.transfers.prepare(payment))).hash
    }
    await pay()
    // It waits while the wallet is asked.
    await lie()
    // And now it is in a block.
    await lie()
    await pay()
    await bitcoin.mine()
    await lie()
  },
)

bitcoinTest('behavior: made faster, it is the other one', { timeout }, async ({ bitcoin }) => {
  const { esploraUrl } = bitcoin
  using page = openPage('walletStandard', {
    ...{ seed: 'money in a hurry', chain: { esploraUrl, fetch } },
    toFeatures: ({ 'bitcoin:sendTransfer': _, ...features }) => features,
  })
  const { transfers, address, payment } = await load(page, esploraUrl)
  await bitcoin.fund({ address, sats: 40_000 })
  const prepared = await transfers.prepare(payment)
  const { hash } = await transfers.send(prepared)
  const controller = new AbortController()
  const { signal } = controller
  const following = followPayment({ hash, payment, signal, firstWaitMs: 20 })
  await new Promise((resolve) => setTimeout(resolve, 500))
  const faster = await bumpPayment({ ...prepared, provider: page.provider, bitcoin })
  await bitcoin.mine()
  expect(await following).toEqual({ status: 'confirmed', hash: faster })
  controller.abort()
})

bitcoinTest('behavior: made faster while the page was away', { timeout }, async ({ bitcoin }) => {
  const { esploraUrl } = bitcoin
  using page = openPage('walletStandard', {
    ...{ seed: 'money after a reload', chain: { esploraUrl, fetch } },
    toFeatures: ({ 'bitcoin:sendTransfer': _, ...features }) => features,
  })
  const { transfers, address, payment } = await load(page, esploraUrl)
  await bitcoin.fund({ address, sats: 40_000 })
  const prepared = await transfers.prepare(payment)
  const { hash, trackingData } = await transfers.send(prepared)
  const faster = await bumpPayment({ ...prepared, provider: page.provider, bitcoin })
  await bitcoin.mine()
  const { signal } = new AbortController()
  const stored: TrackingData = JSON.parse(JSON.stringify(trackingData))
  const outcome = await transfers.follow({ hash, payment, trackingData: stored, signal })
  expect(outcome).toEqual({ status: 'confirmed', hash: faster })
})

test.each([
  ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
  [
    ' BCRT1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KYGT080\n',
    'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
  ],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', undefined],
  ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt081', undefined],
  ['', undefined],
])('parameters: parseReceiver, %j', (text, receiver) => {
  const { transfers, network } = openTransfers({
    accounts: [payers.wpkh],
    urls: ['http://127.0.0.1:9'],
  })
  expect(transfers.parseReceiver({ text, network })).toBe(receiver)
  expect(transfers.resolveName).toBeUndefined()
  expect(transfers.readTokens).toBeUndefined()
})
