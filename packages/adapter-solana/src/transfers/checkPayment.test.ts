// @vitest-environment node
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { setUpPayments } from '../test/setUpPayments.ts'

const openApp = setUpPayments()
const seeds = () => [Keypair.generate().secretKey.slice(0, 32)]

test('default', async () => {
  const { transfers, createPayment, createToken } = await openApp()
  const token = await createToken()
  for (const payment of [{ amount: 1_000_000n }, { amount: 5n, token }]) {
    const prepared = await transfers.prepare(createPayment(payment))
    await expect(transfers.check(prepared)).resolves.toBeUndefined()
  }
})

test('error: too old, by the clock and by the chain', async () => {
  const { transfers, createPayment, solana } = await openApp()
  const prepared = await transfers.prepare(createPayment({ amount: 1_000_000n }))
  expect((prepared.expiresAt ?? 0) - Date.now()).toBeGreaterThan(45_000)
  const late = { ...prepared, expiresAt: Date.now() }
  await expect(transfers.check(late)).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  solana.advanceSlots(151)
  await expect(transfers.check(prepared)).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
})

test('error: spent in the meantime', async () => {
  const app = await openApp({ wallet: { seeds: seeds() } })
  const { transfers, createPayment, createToken, pay, connection, address } = app
  await connection.requestAirdrop(new PublicKey(address), 100_000_000)
  const token = await createToken({ amount: 10n })
  const coin = await transfers.prepare(createPayment({ amount: 90_000_000n }))
  const tokens = await transfers.prepare(createPayment({ amount: 10n, token }))
  await pay(createPayment({ amount: 1n, token }))
  await expect(transfers.check(tokens)).rejects.toMatchObject({
    code: 'PAYMENT_FUNDS_INSUFFICIENT',
    context: { symbol: tokens.payment.asset.symbol, available: '0.000009' },
  })
  await pay(createPayment({ amount: 10_000_000n }))
  await expect(transfers.check(coin)).rejects.toMatchObject({ code: 'PAYMENT_FUNDS_INSUFFICIENT' })
  await expect(
    transfers.check({ ...coin, payment: { ...coin.payment, amount: 1n } }),
  ).rejects.toMatchObject({ code: 'PAYMENT_ALTERED' })
})

test('error: the SOL for the fee is gone', async () => {
  const app = await openApp({ wallet: { seeds: seeds() } })
  const { transfers, createPayment, createToken, pay, connection, address } = app
  await connection.requestAirdrop(new PublicKey(address), 10_000_000)
  const token = await createToken()
  const prepared = await transfers.prepare(createPayment({ amount: 5n, token }))
  await pay(createPayment({ amount: 10_000_000n - 6000n - 890_880n }))
  await expect(transfers.check(prepared)).rejects.toMatchObject({
    code: 'PAYMENT_FEE_UNCOVERED',
    context: { symbol: 'SOL' },
  })
})

test('error: nobody to ask', async () => {
  const { transfers, createPayment } = await openApp()
  const payment = createPayment({ amount: 1_000_000n })
  const away = { ...payment.network, rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }
  const prepared = await transfers.prepare(payment)
  const lost = { ...prepared, payment: { ...payment, network: away } }
  for (const asked of [
    transfers.check(lost),
    transfers.prepare(lost.payment),
    transfers.getMaxSendable(lost.payment),
    transfers.readTokens?.({ address: payment.address, network: away, tokens: [payment.to] }),
  ])
    await expect(asked).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
})
