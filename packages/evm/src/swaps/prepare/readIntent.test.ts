import type { SwapOffer, SwapPolicy } from '@cleat/core/adapter'
import { catchError } from '@cleat/core/test/catchError'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test, vi } from 'vitest'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { readIntent } from './readIntent.ts'

const { account, swap, offer, policy, router, wrapped, guard, liar } = swapFacts
const { dai, usdc, exchangeData } = swapFacts
/** A chain of which no contract is known. */
const local = { ...swap.network, id: 31_337 }
const coin = { symbol: 'ETH', decimals: 18 }
const guarded: SwapPolicy = { ...policy, unknownRouters: 'guarded' }
/** Half an hour before the call's deadline. */
const clock = `0x${(swapFacts.deadline - 1200n).toString(16)}`

function read(change: Partial<readIntent.Parameters> = {}, can = true) {
  const { node } = createFakeNode({ eth_getBlockByNumber: { timestamp: clock } })
  const canBatch = vi.fn(async () => can)
  const parameters = { swap, offer, policy, canBatch, ...change }
  return { intent: readIntent(node, parameters), canBatch }
}

const of = (data: string, to: string = router): SwapOffer => ({ ...offer, call: { to, data } })

test('default: what the call does, and who is to be allowed', async () => {
  const { intent, canBatch } = read()
  expect(await intent).toEqual({
    call: { to: router, data: exchangeData(), value: 0n },
    ...{ guard: undefined, minReceived: 9_900_000n, spender: router },
    clock: 3_999_998_800_000,
    deadline: Number(swapFacts.deadline) * 1000,
  })
  expect(canBatch).not.toHaveBeenCalled()
})

test('default: wrapping needs no offer, and no allowance', async () => {
  const token = { ...coin, symbol: 'WETH', address: wrapped }
  const there = { ...swap, source: coin, target: token }
  expect(await read({ swap: there, offer: undefined }).intent).toMatchObject({
    ...{ call: { to: wrapped, value: swap.amount }, minReceived: swap.amount },
    ...{ spender: undefined, guard: undefined, deadline: undefined },
  })
  const back = { ...swap, source: token, target: coin }
  expect(await read({ swap: back, offer: undefined }).intent).toMatchObject({
    ...{ call: { to: wrapped, value: 0n }, spender: undefined },
  })
})

const paying = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

test('behavior: coins need no allowance, whoever takes them', async () => {
  const args = [9_900_000n, [wrapped, usdc], account, swapFacts.deadline] as const
  const data = encodeFunctionData({ abi: paying, functionName: 'swapExactETHForTokens', args })
  const call = { to: router, data, value: swap.amount.toString() }
  const parameters = { swap: { ...swap, source: coin }, offer: { ...offer, call } }
  expect(await read(parameters).intent).toMatchObject({
    ...{ call: { to: router, data, value: swap.amount }, spender: undefined },
  })
})

test('behavior: an unknown router, where the app and the wallet can guard', async () => {
  const unknown = of('0x12345678', liar)
  const { intent } = read({ offer: unknown, policy: guarded })
  expect(await intent).toMatchObject({
    ...{ call: { to: liar }, guard, spender: liar, minReceived: 9_900_000n },
  })
})

test.each<[string, Partial<readIntent.Parameters>, boolean]>([
  ['the app does not allow it', { policy }, true],
  ['the wallet cannot', {}, false],
  [
    'no guard is known',
    { policy: { unknownRouters: 'guarded' }, swap: { ...swap, network: local } },
    true,
  ],
  ['coins would be received', { swap: { ...swap, target: coin } }, true],
  ['it is a token', { offer: of('0x12345678', dai) }, true],
  ['it moves tokens', { offer: of('0xa9059cbb', liar) }, true],
])('error: SWAP_ROUTER_UNKNOWN where %s', async (_, change, can) => {
  const parameters = { offer: of('0x12345678', liar), policy: guarded, ...change }
  const error = await catchError(read(parameters, can).intent)
  expect(error.code).toMatch(/^SWAP_(?:ROUTER_UNKNOWN|QUOTE_MISMATCH)$/)
})

test.each<[field: string, data: string]>([
  ['to', exchangeData({ to: liar })],
  ['amount', exchangeData({ amount: swap.amount + 1n })],
  ['minimum', exchangeData({ minimum: 9_899_999n })],
  ['target', exchangeData({ path: [dai, liar] })],
  ['data', `${exchangeData()}00`],
])('error: SWAP_QUOTE_MISMATCH by its %s', async (field, data) => {
  const error = await catchError(read({ offer: of(data) }).intent)
  expect(error).toMatchObject({
    ...{ code: 'SWAP_QUOTE_MISMATCH', context: { field, source: 'Local Exchange' } },
  })
})

test('error: SWAP_FLOOR_MISSING', async () => {
  const { intent } = read({ offer: of(exchangeData({ minimum: 0n })) })
  expect((await catchError(intent)).code).toBe('SWAP_FLOOR_MISSING')
})

test.each<[string, Partial<readIntent.Parameters>]>([
  ['no offer', { offer: undefined }],
  ['an order', { offer: { ...offer, kind: 'order' } }],
])('error: SWAP_UNSUPPORTED for %s', async (_, change) => {
  const error = await catchError(read(change).intent)
  expect(error).toMatchObject({ code: 'SWAP_UNSUPPORTED', context: { network: 'Ethereum' } })
})
