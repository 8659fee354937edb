import type { BatchCall } from '@cleat/core/adapter'
import fc from 'fast-check'
import { encodeAbiParameters, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { transferEvent } from '../../abi/transferEvent.ts'
import type { Receipt } from '../../follow/readReceipt.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { classifyCalls } from './classifyCalls.ts'
import { isBatchOf } from './isBatchOf.ts'
import type { Mined } from './readMined.ts'

const [from, friend, token, other] = ['11', '22', '33', '44'].map(
  (byte) => `0x${byte.repeat(20)}` as const,
) as [Hex, Hex, Hex, Hex]
const pay: BatchCall = { to: friend, value: '0x7', data: '0x' }
const send: BatchCall = {
  ...{ to: token, value: '0x0' },
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [friend, 5n] }),
}
const calls = [pay, send]

const mine = (
  transaction: Partial<NodeTransaction> = {},
  receipt: Partial<Receipt> = {},
): Mined => ({
  transaction: {
    ...{ hash: '0x1', from, to: from, value: 0n, input: '0x', gas: 1n, nonce: 1n },
    ...transaction,
  },
  receipt: {
    ...{ isSuccess: true, blockHash: '0x9', blockNumber: 9n, gasUsed: 1n, fee: 1n, logs: [] },
    ...receipt,
  },
  answer: {},
})

const callList = {
  type: 'tuple[]',
  components: [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }],
} as const

/** `execute(bytes32,bytes)` as viem writes it. */
function execute(list: readonly BatchCall[], mode = '0100'): string {
  const tuples = list.map((call) => [call.to as Hex, BigInt(call.value), call.data as Hex] as const)
  const body = encodeAbiParameters([callList], [tuples])
  const bytes32: Hex = `0x${mode.padEnd(64, '0')}`
  const parameters = encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes' }], [bytes32, body])
  return `0xe9ae5c53${parameters.slice(2)}`
}

const trace = (...frames: object[]) => ({
  ...{ type: 'CALL', from: other, to: from, value: '0x0', input: '0x12' },
  calls: frames,
})
const frame = ({ to, value, data }: BatchCall, more: object = {}) => ({
  ...{ type: 'CALL', from, to, value, input: data },
  ...more,
})

function classify(mined: readonly (Mined | undefined)[], more: object = {}, traced?: unknown) {
  const { node } = createFakeNode({
    ...{ eth_getCode: '0x', eth_getBlockByNumber: null, eth_getLogs: null, eth_call: '0x' },
    debug_traceTransaction: traced ?? (() => Promise.reject({ code: -32601, message: 'no' })),
  })
  return classifyCalls(node, { calls, from, mined, ...more })
}

test('default: a transaction that is the call', async () => {
  const one = mine({ to: friend, value: 7n })
  expect(await classify([one], { calls: [pay] })).toEqual(['confirmed'])
  expect(await classify([mine({ to: friend, value: 8n })], { calls: [pay] })).toEqual(['unknown'])
  expect(await classify([mine({ to: other, value: 7n })], { calls: [pay] })).toEqual(['unknown'])
  const foreign = mine({ from: other, to: friend, value: 7n })
  expect(await classify([foreign], { calls: [pay] })).toEqual(['unknown'])
})

const moved = (amount: bigint, to = friend) => ({
  ...{ address: token, data: `0x${toWord(amount)}` },
  topics: [transferEvent, `0x${toWord(from)}`, `0x${toWord(to)}`],
})

test('default: one transaction for each', async () => {
  const first = mine({ to: friend, value: 7n })
  const call = { to: token, input: send.data, value: 0n }
  const second = mine(call, { logs: [moved(5n)] })
  expect(await classify([first, second])).toEqual(['confirmed', 'confirmed'])
  // A token that moved nothing, or to another account, did not pay.
  expect(await classify([first, mine(call)])).toEqual(['confirmed', 'unknown'])
  const elsewhere = mine(call, { logs: [moved(5n, other)] })
  expect(await classify([first, elsewhere])).toEqual(['confirmed', 'unknown'])
  const failed = mine({ to: token, input: send.data }, { isSuccess: false })
  expect(await classify([first, failed])).toEqual(['confirmed', 'reverted'])
})

test('default: the account carries out exactly these calls', async () => {
  expect(await classify([mine({ input: execute(calls) })])).toEqual(['confirmed', 'confirmed'])
  const sponsored = mine({ from: other, input: execute(calls) })
  expect(await classify([sponsored])).toEqual(['confirmed', 'confirmed'])
  const failed = mine({ input: execute(calls) }, { isSuccess: false })
  expect(await classify([failed])).toEqual(['reverted', 'reverted'])
})

test.each<[string, string]>([
  ['goes on where a call fails', execute(calls, '0101')],
  ['has another call', execute([pay, { ...send, value: '0x1' }])],
  ['has one call more', execute([...calls, pay])],
  ['has them in another order', execute([send, pay])],
])('behavior: a batch that %s proves nothing', async (_, input) => {
  expect(await classify([mine({ input })])).toEqual(['unknown', 'unknown'])
})

test('behavior: a node that traces shows what the account called', async () => {
  const one = mine({ from: other, input: '0x12' })
  expect(await classify([one], {}, trace(frame(pay), frame(send)))).toEqual([
    ...['confirmed', 'confirmed'],
  ])
  expect(await classify([one], {}, trace(frame(pay)))).toEqual(['confirmed', 'unknown'])
  const undone = trace(frame(pay), frame(send, { error: 'execution reverted' }))
  expect(await classify([one], {}, undone)).toEqual(['confirmed', 'unknown'])
  const byOthers = trace(frame(pay, { from: other }), frame(send, { from: other }))
  expect(await classify([one], {}, byOthers)).toEqual(['unknown', 'unknown'])
  const delegated = trace(frame(pay, { type: 'DELEGATECALL' }), frame(send))
  expect(await classify([one], {}, delegated)).toEqual(['unknown', 'confirmed'])
  const twice = { calls: [pay, pay] }
  expect(await classify([one], twice, trace(frame(pay)))).toEqual(['confirmed', 'unknown'])
})

test('behavior: where it does not, what a token logged', async () => {
  const one = (...logs: ReturnType<typeof moved>[]) =>
    mine({ from: other, input: '0x12' }, { logs })
  expect(await classify([one(moved(5n))])).toEqual(['unknown', 'confirmed'])
  expect(await classify([one(moved(4n))])).toEqual(['unknown', 'unknown'])
  expect(await classify([one(moved(5n, other))])).toEqual(['unknown', 'unknown'])
  const twice = { calls: [send, send] }
  expect(await classify([one(moved(5n))], twice)).toEqual(['confirmed', 'unknown'])
  expect(await classify([one(moved(5n), moved(5n))], twice)).toEqual(['confirmed', 'confirmed'])
})

test('behavior: a transaction of an earlier block, and one in no block', async () => {
  const one = mine({ input: execute(calls) })
  expect(await classify([one], { since: '0x9' })).toEqual(['confirmed', 'confirmed'])
  expect(await classify([one], { since: '0xa' })).toEqual(['unknown', 'unknown'])
  expect(await classify([undefined])).toEqual(['sent', 'sent'])
  expect(await classify([])).toEqual(['sent', 'sent'])
})

const entryPoint = '0x0000000071727de22e5e9d8baf0edac6f37da032'
const ended = (hash: string, isSuccess: boolean) => ({
  address: entryPoint,
  topics: [
    '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
    ...[hash, `0x${toWord(from)}`, `0x${toWord(0n)}`],
  ],
  data: `0x${toWord(0n)}${toWord(isSuccess ? 1n : 0n)}`,
})
const [mine1, mine2] = [`0x${'a1'.repeat(32)}`, `0x${'a2'.repeat(32)}`]
const bundle = (...logs: object[]) =>
  mine({ from: other, to: entryPoint, input: '0x12' }, { logs: logs as Receipt['logs'] })

test('behavior: an operation that failed in a transaction that succeeded', async () => {
  expect(await classify([bundle(ended(mine1, false))])).toEqual(['reverted', 'reverted'])
  // An account that says it failed, and did it, is not believed.
  const did = bundle(moved(5n), ended(mine1, false))
  expect(await classify([did])).toEqual(['unknown', 'confirmed'])
})

test('behavior: of two operations of a bundle, the one that the wallet named', async () => {
  const both = bundle(moved(5n), ended(mine1, true), ended(mine2, true))
  const twice = { calls: [send, { ...send, to: other }] }
  expect(await classify([both], { ...twice, name: mine1 })).toEqual(['confirmed', 'unknown'])
  expect(await classify([both], { ...twice, name: mine2 })).toEqual(['unknown', 'unknown'])
  // A name that is no operation's names nothing.
  expect(await classify([both], { ...twice, name: '0x77' })).toEqual(['confirmed', 'unknown'])
})

test('behavior: what took the place of a call is the call, or has replaced it', async () => {
  const faster = { ...mine({ to: other, input: '0x12' }), isSuccessor: true }
  const approve = { to: other, value: '0x0', data: '0x12' }
  expect(await classify([faster], { calls: [approve] })).toEqual(['confirmed'])
  expect(await classify([faster], { calls: [{ ...approve, data: '0x13' }] })).toEqual(['replaced'])
  const cancelled = { ...mine({ to: from }), isSuccessor: true }
  expect(await classify([cancelled], { calls: [pay] })).toEqual(['replaced'])
})

test('behavior: a failed transaction of others says nothing', async () => {
  const one = mine({ from: other, to: other }, { isSuccess: false })
  expect(await classify([one])).toEqual(['unknown', 'unknown'])
  expect(await classify([mine({ to: other }, { isSuccess: false })])).toEqual([
    ...['reverted', 'reverted'],
  ])
})

const bytes = fc.uint8Array({ maxLength: 100 }).map((list): Hex => {
  return `0x${[...list].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
})
const call = fc.record({
  to: fc.constantFrom(friend, token, other),
  value: fc.bigInt({ min: 0n, max: 2n ** 200n }).map((value): Hex => `0x${value.toString(16)}`),
  data: bytes,
})

test('property: what viem writes for calls is read as those calls and no others', () => {
  fc.assert(
    fc.property(fc.array(call, { minLength: 1, maxLength: 6 }), call, (list, extra) => {
      const input = execute(list)
      expect(isBatchOf(input, list)).toBe(true)
      expect(isBatchOf(input, [...list, extra])).toBe(false)
      expect(isBatchOf(input, [{ ...extra, data: `${extra.data}00` }, ...list.slice(1)])).toBe(
        false,
      )
    }),
  )
})
