import { bitcoinTest } from '@cleat/localnet/vitest'
import { createBitcoinWallet } from '@cleat/testing/bitcoin'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bumpPayment } from '../test/bumpPayment.ts'
import { openPayments } from '../test/openPayments.ts'
import { payers } from '../test/payers.ts'
import { startIndex } from '../test/startIndex.ts'
import { receiver, type Tamper, tamperings } from '../test/tamperings.ts'
import type { PsbtPayload } from './payload.ts'

const link = `BITCOIN:${receiver.toUpperCase()}?AMOUNT=0.0003&LABEL=Shop`

bitcoinTest('default: from a code to the block', { timeout: 60_000 }, async ({ bitcoin }) => {
  const { esploraUrl: url } = bitcoin
  const seed = 'pays by a code'
  const [{ address }] = createBitcoinWallet({ seed }).accounts
  await bitcoin.fund({ address, sats: 50_000 })
  const { send, fill } = await openPayments({ url, seed })
  await fill(link)
  await send.prepare()
  const sending = send.send()
  const { hash } = await sending
  expect(await send.send()).toEqual({ hash })
  await bitcoin.mine()
  await vi.waitFor(
    () =>
      expect(send.pendingTransactions).toMatchObject([
        { hash, amount: '0.0003', status: 'confirmed' },
      ]),
    { timeout: 20_000, interval: 200 },
  )
  const response = await fetch(`${url}/address/${receiver}/txs`)
  const sent = (await response.json()) as { txid: string }[]
  expect(sent.filter(({ txid }) => txid === hash)).toHaveLength(1)
})

bitcoinTest(
  'behavior: made faster while the page was away',
  { timeout: 60_000 },
  async ({ bitcoin }) => {
    const { esploraUrl: url } = bitcoin
    const seed = 'pays and reloads'
    const [{ address }] = createBitcoinWallet({ seed }).accounts
    await bitcoin.fund({ address, sats: 50_000 })
    const { send, provider, fill, reload } = await openPayments({ url, seed })
    await fill(link)
    await send.prepare()
    const { preparing } = send.state
    if (preparing.status !== 'success') throw new Error('It was not made ready.')
    const { payment, payload } = preparing.prepared
    await send.send()
    send.destroy()
    const faster = await bumpPayment({ payment, payload, provider, bitcoin })
    await bitcoin.mine()
    const { pendingTransactions } = reload()
    await vi.waitFor(
      () => expect(pendingTransactions).toMatchObject([{ hash: faster, status: 'confirmed' }]),
      {
        ...{ timeout: 20_000, interval: 200 },
      },
    )
  },
)

test('error: PAYMENT_ALTERED for whatever somebody makes of the payload, and the wallet is not asked', async () => {
  const index = await startIndex({
    'GET /fee-estimates': { 3: 5 },
    [`GET /address/${payers.wpkh.address}/utxo`]: [1, 2].map((digit) => ({
      ...{ txid: `${digit}`.repeat(64), vout: digit, value: 20_000 },
    })),
  })
  onTestFinished(() => index[Symbol.asyncDispose]())
  let tamper: Tamper = (payload) => payload
  const { send, wallet, fill } = await openPayments({
    url: index.url,
    change: (transfers) => ({
      ...transfers,
      async prepare(payment) {
        const prepared = await transfers.prepare(payment)
        return { ...prepared, payload: tamper(prepared.payload as PsbtPayload) }
      },
    }),
  })
  await fill(link)
  for (const [row, next] of tamperings) {
    tamper = next
    await send.prepare()
    await expect(send.send(), row).rejects.toMatchObject({ code: 'PAYMENT_ALTERED' })
    expect(send.state.sending, row).toMatchObject({ status: 'error', isUnknown: false })
  }
  expect(wallet.requests.map(({ method }) => method)).not.toContain('signPsbt')
  // An unchanged payload is signed.
  tamper = (payload) => payload
  await send.prepare()
  await expect(send.send()).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
  expect(wallet.requests.map(({ method }) => method)).toContain('signPsbt')
})
