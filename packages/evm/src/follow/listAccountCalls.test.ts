import { expect, test } from 'vitest'
import { toWord } from '../abi/toWord.ts'
import { listAccountCalls } from './listAccountCalls.ts'
import type { AccountOperation } from './listOperations.ts'
import type { TraceFrame } from './traceFrame.ts'

const account = `0x${'A'.repeat(40)}`
const [own, bundler, receiver] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
]
const entryPoint = '0x0000000071727de22e5e9d8baf0edac6f37da032'
const hash = (digit: string) => `0x${digit.repeat(64)}`
const frame = (path: readonly number[], change: Partial<TraceFrame> = {}): TraceFrame => ({
  ...{ type: 'call', from: own, to: receiver, value: 5n, input: '0x', isFailed: false, path },
  ...change,
})
const operation = (name = hash('1')): AccountOperation => ({
  ...{ hash: name, isSuccess: true, logs: [], entryPoint },
})
/** A call of `innerHandleOp`: the place of the call data, the sender, more words, and the hash. */
const run = (
  path: readonly number[],
  parts: { of?: string; name?: string; words?: number } = {},
) => {
  const { of = own, name = hash('1'), words = 9 } = parts
  const more = Array.from({ length: words }, () => toWord(3)).join('')
  const input = `0x12345678${toWord(96)}${toWord(of)}${more}${name.slice(2)}${toWord(4)}`
  return frame(path, { from: entryPoint, to: entryPoint, value: 0n, input })
}
const whole = frame([], { from: bundler, to: entryPoint, value: 0n })
const list = (frames: readonly TraceFrame[], of?: AccountOperation) =>
  listAccountCalls(frames, { account, operation: of })?.map(({ path }) => path)

test('default: the account’s own calls, creations and ends', () => {
  const frames = [
    frame([0], { from: bundler }),
    frame([1]),
    frame([2], { type: 'create' }),
    frame([3], { type: 'selfdestruct' }),
    frame([4], { type: 'delegatecall' }),
    frame([5], { type: 'staticcall' }),
    frame([6], { type: 'callcode' }),
  ]
  expect(list(frames)).toEqual([[1], [2], [3]])
})

test('behavior: what was taken back did not happen', () => {
  const failed = frame([1], { from: bundler, isFailed: true })
  expect(list([failed, frame([1, 0]), frame([1, 0, 2]), frame([10]), frame([0])])).toEqual([
    ...[[10], [0]],
  ])
  expect(list([frame([0], { isFailed: true })])).toEqual([])
})

test.each([7, 9, 12])('behavior: of an operation, what its run of %i words called', (words) => {
  const frames = [
    whole,
    frame([0]),
    run([1], { words }),
    frame([1, 0, 0]),
    run([2], { name: hash('2'), words }),
    frame([2, 0]),
  ]
  expect(list(frames, operation())).toEqual([[1, 0, 0]])
  expect(list(frames, operation(hash('2')))).toEqual([[2, 0]])
})

test.each<[string, readonly TraceFrame[]]>([
  ['there is no run', [whole, frame([0])]],
  ['there are two', [whole, run([0]), run([1]), frame([0, 0])]],
  ['another account has it', [whole, run([0], { of: receiver }), frame([0, 0])]],
  ['the hash is too far behind', [whole, run([0], { words: 18 }), frame([0, 0])]],
  ['another contract runs it', [whole, { ...run([0]), from: bundler }, frame([0, 0])]],
  ['it runs in another contract', [whole, { ...run([0]), to: bundler }, frame([0, 0])]],
  ['it was a delegatecall', [whole, { ...run([0]), type: 'delegatecall' }, frame([0, 0])]],
])('behavior: nothing is known of an operation where %s', (_, frames) => {
  expect(list(frames, operation())).toBeUndefined()
})

const ofSafe = (index: number, count: number): AccountOperation => ({
  ...{ hash: hash('1'), isSuccess: true, logs: [], ended: { index, count } },
})
/** A call of `execTransaction`. */
const execute = (path: readonly number[], change: Partial<TraceFrame> = {}) =>
  frame(path, { from: bundler, to: own, value: 0n, input: '0x6a7612020001', ...change })
const implementation = (path: readonly number[]) =>
  execute(path, { type: 'delegatecall', from: own })

test('behavior: of a Safe’s transaction, what the Safe called in it', () => {
  const first = [execute([0]), implementation([0, 0]), frame([0, 0, 0])]
  const second = [execute([1]), implementation([1, 0]), frame([1, 0, 0]), frame([1, 0, 1])]
  const frames = [whole, ...first, ...second, frame([2])]
  expect(list(frames, ofSafe(0, 2))).toEqual([[0, 0, 0]])
  expect(list(frames, ofSafe(1, 2))).toEqual([
    [1, 0, 0],
    [1, 0, 1],
  ])
  expect(list([execute([]), frame([0])], ofSafe(0, 1))).toEqual([[0]])
})

test('behavior: of one within another, the inner one ends first', () => {
  const frames = [execute([]), frame([0]), execute([1], { from: own }), frame([1, 0]), frame([2])]
  expect(list(frames, ofSafe(0, 2))).toEqual([[1, 0]])
  expect(list(frames, ofSafe(1, 2))).toEqual([[0], [1], [2]])
})

test('behavior: what was taken back is no transaction of the Safe', () => {
  const frames = [
    whole,
    execute([0], { isFailed: true }),
    frame([0, 0]),
    execute([1]),
    frame([1, 0]),
  ]
  expect(list(frames, ofSafe(0, 1))).toEqual([[1, 0]])
})

test.each<[string, readonly TraceFrame[], number]>([
  ['one of two', [whole, execute([0]), frame([0, 0])], 2],
  ['two of one', [whole, execute([0]), execute([1]), frame([1, 0])], 1],
  ['none of two', [whole, frame([0])], 2],
])('behavior: nothing is known of a Safe whose trace shows %s', (_, frames, count) => {
  expect(list(frames, ofSafe(0, count))).toBeUndefined()
})

test('behavior: what a contract did that is one in the shape of a Safe is all that it did', () => {
  expect(list([whole, frame([0])], ofSafe(0, 1))).toEqual([[0]])
})
