// @vitest-environment node
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { setUpPayments } from '../test/setUpPayments.ts'

const openApp = setUpPayments()
const seeds = () => [Keypair.generate().secretKey.slice(0, 32)]

test('default', async () => {
  const { money, createPayment, createToken } = await openApp()
  const token = await createToken()
  for (const payment of [{ amount: 1_000_000n }, { amount: 5n, token }]) {
    const prepared = await money.prepare(createPayment(payment))
    await expect(money.check(prepared)).resolves.toBeUndefined()
  }
})

test('error: too old, by the clock and by the chain', async () => {
  const { money, createPayment, solana } = await openApp()
  const prepared = await money.prepare(createPayment({ amount: 1_000_000n }))
  expect((prepared.expiresAt ?? 0) - Date.now()).toBeGreaterThan(45_000)
  const late = { ...prepared, expiresAt: Date.now() }
  await expect(money.check(late)).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  solana.advanceSlots(151)
  await expect(money.check(prepared)).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
})

test('error: spent in the meantime', async () => {
  const app = await openApp({ wallet: { seeds: seeds() } })
  const { money, createPayment, createToken, pay, connection, address } = app
  await connection.requestAirdrop(new PublicKey(address), 100_000_000)
  const token = await createToken({ amount: 10n })
  const coin = await money.prepare(createPayment({ amount: 90_000_000n }))
  const tokens = await money.prepare(createPayment({ amount: 10n, token }))
  await pay(createPayment({ amount: 1n, token }))
  await expect(money.check(tokens)).rejects.toMatchObject({
    code: 'PAYMENT_FUNDS_INSUFFICIENT',
    context: { symbol: 'TEST', available: '0.000009' },
  })
  await pay(createPayment({ amount: 10_000_000n }))
  await expect(money.check(coin)).rejects.toMatchObject({ code: 'PAYMENT_FUNDS_INSUFFICIENT' })
  await expect(
    money.check({ ...coin, payment: { ...coin.payment, amount: 1n } }),
  ).rejects.toMatchObject({ code: 'PAYMENT_ALTERED' })
})

test('error: the SOL for the fee is gone', async () => {
  const app = await openApp({ wallet: { seeds: seeds() } })
  const { money, createPayment, createToken, pay, connection, address } = app
  await connection.requestAirdrop(new PublicKey(address), 10_000_000)
  const token = await createToken()
  const prepared = await money.prepare(createPayment({ amount: 5n, token }))
  await pay(createPayment({ amount: 10_000_000n - 6000n - 890_880n }))
  await expect(money.check(prepared)).rejects.toMatchObject({
    code: 'PAYMENT_FEE_UNCOVERED',
    context: { symbol: 'SOL' },
  })
})

test('error: nobody to ask', async () => {
  const { money, createPayment } = await openApp()
  const payment = createPayment({ amount: 1_000_000n })
  const away = { ...payment.network, rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }
  const prepared = await money.prepare(payment)
  const lost = { ...prepared, payment: { ...payment, network: away } }
  for (const asked of [
    money.check(lost),
    money.prepare(lost.payment),
    money.getMaxSendable(lost.payment),
    money.readTokens?.({ address: payment.address, network: away, tokens: [payment.to] }),
  ])
    await expect(asked).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
})
