import { expect, test } from 'vitest'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { writeBalanceCheck } from '../calls/writeBalanceCheck.ts'
import { getMainCall } from './getMainCall.ts'
import { readStep } from './readStep.ts'

const { account, dai, usdc, router, guard, liar, network, policy, swap, exchange } = swapFacts
const { approvalData } = swapFacts

const get = (payload: unknown, given = policy) =>
  getMainCall(readStep(payload), { network, policy: given })
const allow = { to: dai, value: '0x0', data: approvalData(router, swap.amount) }
const exchanging = { to: router, value: '0x0', data: exchange.data }
const minimum = 9_900_005n
const check = (by: string) => {
  const { to, data } = writeBalanceCheck({ guard: by, account, token: usdc, minimum })
  return { to, data, value: '0x0' }
}
const batch = (...calls: readonly object[]) => {
  return { version: '2.0.0', from: account, chainId: '0x1', atomicRequired: true, calls }
}
const main = { to: router, data: exchange.data, value: 0n }

test('default: the call of a transaction', () => {
  expect(get(exchange)).toEqual(main)
  expect(get({ ...exchange, value: '0x7' })).toEqual({ ...main, value: 7n })
  const { data: _, ...payment } = exchange
  expect(get(payment)).toEqual({ ...main, data: '0x' })
})

test('behavior: none of a signature', () => {
  expect(get({ from: account, typedData: { primaryType: 'Order' } })).toBeUndefined()
})

test('behavior: of a batch, the one that is neither an allowance nor a check', () => {
  expect(get(batch(allow, exchanging))).toEqual(main)
  expect(get(batch(allow, exchanging, check(guard), allow))).toEqual(main)
  expect(get(batch(check(guard), exchanging))).toEqual(main)
})

test('behavior: what another contract checks is a call as every other', () => {
  expect(get(batch(check(liar), exchanging))?.to).toBe(liar)
  // The guard of another chain.
  const contracts = { 'eip155:8453': { guard } }
  expect(get(batch(check(guard), exchanging), { contracts })?.to).toBe(guard)
})

test('error: PAYMENT_ALTERED by its calls', () => {
  expect(() => get(batch(allow))).toThrow(expect.objectContaining({ code: 'PAYMENT_ALTERED' }))
  const altered = expect.objectContaining({ context: { field: 'calls' } })
  expect(() => get(batch(allow, check(guard)))).toThrow(altered)
})
