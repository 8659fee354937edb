import type { DecodedSwapStep, PreparedSwap, SwapStep } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { findDifference } from './findDifference.ts'

const { prepared, swap, account, dai, usdc, router, liar } = swapFacts
const exchange = {
  ...({ type: 'exchange', router, source: dai, target: usdc, receiver: account } as const),
  ...{ amount: swap.amount, minReceived: 9_900_000n, deadline: undefined },
}
const allowance = { type: 'allowance', token: dai, spender: router, amount: swap.amount } as const
const check = { type: 'balance-check', token: usdc, account, minimum: 1n } as const
const asking = (type: SwapStep['type']): PreparedSwap => ({
  ...prepared,
  steps: [{ type, payload: {} }, ...prepared.steps.slice(1)],
})
const batch = asking('batch')
const find = (read: DecodedSwapStep, given: PreparedSwap = batch, step = 0) =>
  findDifference(read, { prepared: given, step })
const decoded: DecodedSwapStep = {
  ...{ from: account, chain: '1', feeLimit: 400_000n },
  parts: [allowance, exchange, check],
}

test('default', () => {
  expect(find(decoded)).toBeUndefined()
  const loose = { ...decoded, from: undefined, chain: undefined, feeLimit: undefined }
  expect(find(loose, { ...batch, fee: undefined })).toBeUndefined()
  const more = { ...decoded, parts: [{ ...exchange, minReceived: 9_900_001n }] }
  expect(find(more)).toBeUndefined()
  const none = { ...decoded, parts: [exchange, { ...allowance, amount: 0n }] }
  expect(find(none)).toBeUndefined()
})

test.each<[string, Partial<DecodedSwapStep>]>([
  ['from', { from: liar }],
  ['chain', { chain: '10' }],
  ['fee', { feeLimit: 800_001n }],
  ['router', { parts: [{ ...exchange, router: liar }] }],
  ['token', { parts: [{ ...exchange, source: undefined }] }],
  ['target', { parts: [{ ...exchange, target: liar }] }],
  ['amount', { parts: [{ ...exchange, amount: swap.amount + 1n }] }],
  ['minimum', { parts: [{ ...exchange, minReceived: 9_899_999n }] }],
  ['to', { parts: [{ ...exchange, receiver: liar }] }],
  ['token', { parts: [{ ...allowance, token: usdc }] }],
  ['spender', { parts: [{ ...allowance, spender: liar }] }],
  ['allowance', { parts: [{ ...allowance, amount: swap.amount - 1n }] }],
  ['account', { parts: [{ ...check, account: liar }] }],
  ['step', { parts: [allowance] }],
  ['step', { parts: [check] }],
])('behavior: another %s', (field, change) => {
  expect(find({ ...decoded, ...change })).toBe(field)
})

test.each<[string, Partial<PreparedSwap>]>([
  ['fee', { fee: undefined }],
  ['spender', { spender: undefined }],
  ['router', { router: undefined }],
  ['minimum', { minReceived: 0n }],
])('behavior: nothing prepared allows its %s', (field, change) => {
  const parts = field === 'spender' ? [allowance] : [exchange]
  expect(find({ ...decoded, parts }, { ...batch, ...change })).toBe(field)
})

test('behavior: a permit may be for the router that another contract takes it for', () => {
  const given = { ...asking('permit'), spender: usdc }
  const permitted = { ...decoded, parts: [allowance] }
  expect(find(permitted, given)).toBeUndefined()
  expect(find(permitted, given, 1)).toBe('spender')
  expect(find({ ...decoded, parts: [{ ...allowance, spender: liar }] }, given)).toBe('spender')
  expect(find(permitted, { ...given, spender: undefined })).toBe('spender')
})

test('behavior: without a fee, none is expected', () => {
  const free = { ...batch, fee: undefined }
  expect(find({ ...decoded, feeLimit: 0n }, free)).toBe('fee')
  expect(find({ ...decoded, feeLimit: 800_000n })).toBeUndefined()
})

test('behavior: addresses are the same in every case, and a coin has none', () => {
  const [one, other] = ['0xAbCdEf', '0xaBcDeF'].map((start) => start.padEnd(42, '0'))
  const coin = { symbol: 'ETH', decimals: 18 }
  const given = { ...batch, swap: { ...swap, address: one!, source: coin }, router: one }
  const part = { ...exchange, router: other!, receiver: other!, source: undefined }
  const read = { ...decoded, from: other, parts: [part, { ...check, account: other! }] }
  expect(find(read, given)).toBeUndefined()
  // An allowance of a coin cannot be.
  expect(find({ ...read, parts: [allowance] }, given)).toBe('token')
})

test('behavior: the first that differs, of any part', () => {
  const parts = [allowance, exchange, { ...check, account: liar }]
  expect(find({ ...decoded, parts })).toBe('account')
  expect(find({ ...decoded, parts: [{ ...allowance, amount: 1n }, ...parts] })).toBe('allowance')
  expect(find({ ...decoded, parts: [] })).toBe('step')
})

test('behavior: no allowance in the place of an exchange, and no exchange in its place', () => {
  const read = (...parts: DecodedSwapStep['parts']) => ({ ...decoded, parts })
  const [some, none] = [read(allowance), read({ ...allowance, amount: 0n })]
  const found = (['reset', 'approve', 'permit', 'swap', 'sign', 'batch'] as const).map((type) =>
    [some, none, read(exchange)].map((one) => find(one, asking(type))),
  )
  expect(found).toEqual([
    ['allowance', undefined, 'step'],
    [undefined, 'allowance', 'step'],
    [undefined, 'allowance', 'step'],
    ['step', 'allowance', undefined],
    ['step', 'allowance', undefined],
    ['step', 'step', undefined],
  ])
})

test('behavior: no later deadline, and none only where there was none', () => {
  const ending = (deadline: number | undefined) => ({
    ...decoded,
    parts: [{ ...exchange, deadline }],
  })
  const given = { ...batch, deadline: 5000 }
  expect([4000, 5000, 5001, undefined].map((end) => find(ending(end), given))).toEqual([
    ...[undefined, undefined, 'deadline', 'deadline'],
  ])
  expect(find(ending(5000))).toBeUndefined()
})

test('behavior: a step that is not there is no permit', () => {
  const given = { ...prepared, spender: usdc }
  expect(find({ ...decoded, parts: [allowance] }, given, 7)).toBe('spender')
  expect(find({ ...decoded, parts: [exchange] }, given, 7)).toBe('step')
})
