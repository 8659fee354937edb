// @vitest-environment node
import { expect, test } from 'vitest'
import { setUpPayments } from '../test/setUpPayments.ts'

const openApp = setUpPayments()

test('default', async () => {
  const { transfers, createPayment, address, lamportsOf, ...app } = await openApp()
  const payment = createPayment({ amount: 1_001_000_000n })
  const before = await lamportsOf(address)
  const prepared = await transfers.prepare(payment)
  expect(prepared).toMatchObject({
    payment,
    fee: { expected: 6000n, limit: 6000n },
    notes: [{ type: 'unused-receiver' }],
  })
  expect(await transfers.decode({ payload: prepared.payload, network: payment.network })).toEqual({
    ...{ from: address, to: payment.to, token: undefined, amount: 1_001_000_000n },
    ...{ chain: undefined, feeLimit: 6000n },
  })
  await transfers.check(prepared)
  const { hash } = await transfers.send(prepared)
  const { signal } = new AbortController()
  expect(await transfers.follow({ hash, payment, signal })).toEqual({ status: 'confirmed', hash })
  expect(await lamportsOf(payment.to)).toBe(1_001_000_000n)
  expect(await lamportsOf(address)).toBe(before - 1_001_006_000n)
  expect(app.wallet.requests.map(({ method }) => method)).toEqual([
    'standard:connect',
    'solana:signTransaction',
  ])
})

test('behavior: a token, to who has no account for it yet', async () => {
  const { transfers, createPayment, createToken, lamportsOf, address } = await openApp()
  const token = await createToken()
  const payment = createPayment({ token, amount: 2_010_000n })
  const prepared = await transfers.prepare(payment)
  const before = await lamportsOf(address)
  await transfers.check(prepared)
  const { hash } = await transfers.send(prepared)
  const { signal } = new AbortController()
  expect(await transfers.follow({ hash, payment, signal })).toEqual({ status: 'confirmed', hash })
  expect(await token.balanceOf(payment.to)).toBe(2_010_000n)
  expect(await token.balanceOf(address)).toBe(1_000_000_000n - 2_010_000n)
  const cost = before - (await lamportsOf(address))
  const [opened] = prepared.notes
  expect(opened).toEqual({ type: 'account-opened', cost: 2_039_280n })
  expect(cost).toBe(2_039_280n + (prepared.fee?.limit ?? 0n))
})
