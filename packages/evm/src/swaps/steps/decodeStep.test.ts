import type { SwapPolicy } from '@cleat/core/adapter'
import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { daiPermit } from '../../test/swaps/daiPermit.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import { writeApproval } from '../calls/writeApproval.ts'
import { writeBalanceCheck } from '../calls/writeBalanceCheck.ts'
import { permit2 } from '../contracts/permit2.ts'
import { decodeStep } from './decodeStep.ts'
import { readStep } from './readStep.ts'

const { account, dai, usdc, router, guard, liar, network, swap, exchange, approval } = swapFacts
const { exchangeData, approvalData } = swapFacts
const guarded: SwapPolicy = { ...swapFacts.policy, unknownRouters: 'guarded' }

function decode(payload: unknown, policy = swapFacts.policy, held = 5n) {
  const { chain } = createFakeNode({ eth_call: `0x${toWord(held)}` })
  return decodeStep(chain, { step: readStep(payload), network, policy })
}

/** A batch of the calls. */
function batch(...calls: readonly EvmCall[]) {
  const list = calls.map(({ value, ...call }) => ({ ...call, value: `0x${value.toString(16)}` }))
  const head = { version: '2.0.0', from: account, chainId: '0x1', atomicRequired: true }
  return { ...head, calls: list }
}

const given = { type: 'allowance', token: dai, spender: router, amount: swap.amount }
const exchanged = { type: 'exchange', router, source: dai, target: usdc, amount: swap.amount }
const allow = (spender: string, amount: bigint) => writeApproval({ token: dai, spender, amount })
const swapping = (to: string, data = exchangeData()): EvmCall => ({ to, data, value: 0n })
const checking = (change: Partial<Parameters<typeof writeBalanceCheck>[0]> = {}) =>
  writeBalanceCheck({ guard, account, token: usdc, minimum: 9_900_005n, ...change })

test('default: an allowance', async () => {
  const data = approvalData(router, swap.amount)
  expect(await decode({ ...approval, data })).toEqual({
    ...{ from: account, chain: '1', feeLimit: 400_000n },
    parts: [given],
  })
})

test('default: an exchange', async () => {
  expect(await decode(exchange)).toMatchObject({
    ...{ from: account, chain: '1', feeLimit: 400_000n },
    parts: [{ ...exchanged, minReceived: 9_900_000n, receiver: account }],
  })
})

test('default: a batch of both, whose fee the wallet decides', async () => {
  const calls = [allow(router, 0n), allow(router, swap.amount), swapping(router)]
  expect(await decode(batch(...calls))).toMatchObject({
    ...{ from: account, chain: '1', feeLimit: undefined },
    parts: [{ ...given, amount: 0n }, given, exchanged],
  })
})

test('default: a signature, for which the network takes nothing', async () => {
  const { chain } = createFakeNode({
    ...{ eth_getBlockByNumber: { timestamp: '0x1' }, eth_call: `0x${toWord(7n)}` },
  })
  const typedData = daiPermit(Math.floor(Date.now() / 1000) + 600)
  const step = readStep({ from: account, typedData })
  expect(await decodeStep(chain, { step, network, policy: swapFacts.policy })).toEqual({
    ...{ from: account, chain: '1', feeLimit: undefined },
    parts: [{ ...given, amount: 10n }],
  })
})

test('behavior: the account is written as its adapter writes it', async () => {
  const { chain } = createFakeNode()
  const from = `0x${'aB'.repeat(20)}`
  const toAddress = (address: string) => `as ${address}`
  const reset = { ...approval, from, data: approvalData(router, 0n) }
  const step = readStep(reset)
  const read = await decodeStep({ ...chain, toAddress }, { step, network, policy: guarded })
  expect(read.from).toBe(`as ${from.toLowerCase()}`)
})

test('error: PAYMENT_ALTERED by an allowance for an unknown contract', async () => {
  const error = await catchError(decode({ ...approval, data: approvalData(liar, 1n) }))
  expect(error).toMatchObject({ code: 'PAYMENT_ALTERED', context: { field: 'spender' } })
})

test('behavior: an allowance is taken back from anybody', async () => {
  expect(await decode({ ...approval, data: approvalData(liar, 0n) })).toMatchObject({
    parts: [{ spender: liar, amount: 0n }],
  })
  const calls = [allow(liar, 0n), allow(router, swap.amount), swapping(router)]
  expect((await decode(batch(...calls))).parts[0]).toMatchObject({ spender: liar, amount: 0n })
})

test.each<[field: string, calls: readonly EvmCall[]]>([
  ['calls', [allow(router, 1n)]],
  ['calls', [swapping(router), swapping(router)]],
  ['calls', [swapping(router), allow(router, 1n)]],
  ['calls', [allow(router, 1n), allow(router, 1n), swapping(router)]],
  ['calls', [allow(router, 1n), allow(router, 0n), swapping(router)]],
  ['calls', [checking(), swapping(router)]],
  ['calls', [swapping(router), allow(router, 0n), checking()]],
  ['spender', [allow(liar, 1n), swapping(router)]],
  ['spender', [allow(router, 0n), allow(liar, 1n), swapping(router)]],
  ['value', [{ ...allow(router, 1n), value: 1n }, swapping(router)]],
  ['data', [{ ...allow(router, 1n), data: `${allow(router, 1n).data}00` }, swapping(router)]],
  ['to', [allow(router, 1n), swapping(router, exchangeData({ to: liar }))]],
])('error: PAYMENT_ALTERED by %s of a batch', async (field, calls) => {
  const error = await catchError(decode(batch(...calls)))
  expect(error).toMatchObject({ code: 'PAYMENT_ALTERED', context: { field } })
})

test('error: SWAP_FLOOR_MISSING, SWAP_ROUTER_UNKNOWN', async () => {
  const none = exchangeData({ minimum: 0n })
  expect((await catchError(decode({ ...exchange, data: none }))).code).toBe('SWAP_FLOOR_MISSING')
  expect((await catchError(decode({ ...exchange, to: liar }))).code).toBe('SWAP_ROUTER_UNKNOWN')
  const calls = [allow(liar, swap.amount), swapping(liar), checking(), allow(liar, 0n)]
  expect((await catchError(decode(batch(...calls)))).code).toBe('SWAP_ROUTER_UNKNOWN')
})

test('behavior: an unknown router between guards takes what is allowed, and leaves the rest', async () => {
  const calls = [allow(liar, swap.amount), swapping(liar), checking(), allow(liar, 0n)]
  const { parts } = await decode(batch(...calls), guarded)
  expect(parts).toMatchObject([
    { ...given, spender: liar },
    // What the account has already does not count.
    { ...exchanged, router: liar, minReceived: 9_900_000n, receiver: account },
    { type: 'balance-check', account, token: usdc, minimum: 9_900_005n },
    { ...given, spender: liar, amount: 0n },
  ])
})

test('behavior: an unknown router is paid by coins, which need no allowance', async () => {
  const paying = { ...swapping(liar), value: 7n }
  const { parts } = await decode(batch(paying, checking()), guarded)
  expect(parts[0]).toMatchObject({ router: liar, source: undefined, amount: 7n })
})

test('behavior: what the account has already is asked of the target', async () => {
  const { chain, requests } = createFakeNode({ eth_call: `0x${toWord(5n)}` })
  const step = readStep(batch(swapping(liar), checking()))
  await decodeStep(chain, { step, network, policy: guarded })
  const data = `0x70a08231${toWord(account)}`
  expect(requests).toEqual([{ method: 'eth_call', params: [{ to: usdc, data }, 'latest'] }])
})

const all = [allow(liar, 5n), swapping(liar), checking(), allow(liar, 0n)] as const
test.each<[code: string, field: string | undefined, calls: readonly EvmCall[]]>([
  ['SWAP_FLOOR_MISSING', undefined, [all[0], all[1], all[3]]],
  ['SWAP_FLOOR_MISSING', undefined, [all[0], all[1], checking({ minimum: 5n }), all[3]]],
  ['SWAP_FLOOR_MISSING', undefined, [all[0], all[1], checking({ minimum: 4n }), all[3]]],
  ['PAYMENT_ALTERED', 'allowance', [all[0], all[1], all[2]]],
  ['PAYMENT_ALTERED', 'token', [all[1], all[2], all[3]]],
  ['PAYMENT_ALTERED', 'spender', [allow(router, 5n), all[1], all[2], all[3]]],
  ['PAYMENT_ALTERED', 'spender', [all[0], all[1], all[2], allow(router, 0n)]],
  ['PAYMENT_ALTERED', 'to', [all[0], all[1], checking({ account: liar }), all[3]]],
  ['PAYMENT_ALTERED', 'value', [all[0], { ...all[1], value: 1n }, all[2], all[3]]],
  ['PAYMENT_ALTERED', 'token', [all[0], all[1], all[2], { ...all[3], to: usdc }]],
  ['PAYMENT_ALTERED', 'calls', [all[0], all[1], checking({ guard: router }), all[3]]],
])('error: %s by %s of a guarded batch', async (code, field, calls) => {
  const error = await catchError(decode(batch(...calls), guarded))
  expect(error).toMatchObject({ code, context: field ? { field } : { router: liar } })
})

test('error: SWAP_FLOOR_MISSING where the target does not say what the account has', async () => {
  const { chain } = createFakeNode({ eth_call: '0x' })
  const parameters = { step: readStep(batch(...all)), network, policy: guarded }
  const error = await catchError(decodeStep(chain, parameters))
  expect(error).toMatchObject({ code: 'SWAP_FLOOR_MISSING', context: { router: liar } })
})

const call = (to: string, start: string) => ({ to, data: `${start}${'0'.repeat(128)}`, value: 0n })
test.each([
  ['the token that is paid', dai, '0x12345678'],
  ['the token that is received', usdc, '0x12345678'],
  ['the account itself', account, '0x12345678'],
  ['Permit2', permit2, '0x12345678'],
  ['a precompile', `0x${'0'.repeat(38)}04`, '0x12345678'],
  ['what moves tokens', `0x${'9'.repeat(40)}`, '0x23b872dd'],
  ['what lets others move tokens', `0x${'9'.repeat(40)}`, '0xa22cb465'],
])('error: an unknown router is not %s', async (_, to, start) => {
  const calls = [allow(to, 5n), call(to, start), checking(), allow(to, 0n)]
  const error = await catchError(decode(batch(...calls), guarded))
  expect(error).toMatchObject({ code: 'PAYMENT_ALTERED', context: { field: 'router' } })
})

test('error: PAYMENT_ALTERED for a signature that is neither an order nor an allowance', async () => {
  const { chain } = createFakeNode({ eth_getBlockByNumber: { timestamp: '0x1' } })
  const step = readStep({ from: account, typedData: { primaryType: 'Mail' } })
  const error = await catchError(decodeStep(chain, { step, network, policy: guarded }))
  expect(error).toMatchObject({ code: 'PAYMENT_ALTERED' })
})
