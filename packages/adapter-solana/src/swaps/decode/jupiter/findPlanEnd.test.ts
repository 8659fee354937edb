// @vitest-environment node
import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { littleEndian } from '../../../test/littleEndian.ts'
import { findPlanEnd } from './findPlanEnd.ts'
import { jupiter } from './jupiter.ts'

/** A plan, after two bytes of something else. */
const write = (steps: readonly (readonly number[])[], count = steps.length) =>
  Uint8Array.from([7, 7, ...littleEndian(BigInt(count), 4), ...steps.flat()])
/** The share of a step, and where it comes from and goes to. */
const end = [100, 0, 1]
const plain = [0, ...end]
const pairs = (count: number, ...bytes: number[]) => [
  ...[47, 1, 1, ...littleEndian(BigInt(count), 4), ...bytes, ...end],
]

/** Where it ends, or how it is refused. */
function find(data: Uint8Array): unknown {
  try {
    return findPlanEnd(data, 2)
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    return isCleatError(error) ? error.code : error
  }
}

test.each<[string, readonly (readonly number[])[]]>([
  ['a step that says nothing', [plain]],
  ['several', [plain, [61, 9, ...end], plain]],
  ['a direction', [[47, 1, 0, ...end]]],
  ['no pairs', [pairs(0)]],
  ['two pairs', [pairs(2, 1, 2, 3, 4)]],
  ['pairs, and another step', [pairs(1, 1, 2), plain]],
])('default: %s', (_, steps) => {
  const data = write(steps)
  expect(find(data)).toBe(data.length)
  expect(find(Uint8Array.from([...data, 1, 2, 3]))).toBe(data.length)
})

test.each<[string, Uint8Array]>([
  ['no count', write([]).subarray(0, 5)],
  ['half a count, where more stands before it', write([]).subarray(0, 4)],
  ['no step', write([])],
  ['a step less than it says', write([plain], 2)],
  ['many more', write([plain], 2 ** 32 - 1)],
  ['a direction alone', write([[47]])],
  ['a direction, and nothing', write([[47, 1]])],
  ['another list than of pairs', write([[47, 1, 2, 0, 0, 0, 0, ...end]])],
  ['a count of pairs that is cut', write([[47, 1, 1, 0, 0, 0]])],
])('error: PAYMENT_ALTERED by %s', (_, data) => {
  expect(find(data)).toBe('data')
})

test.each([62, 255])('error: SWAP_ROUTER_UNKNOWN by a step of the kind %i', (kind) => {
  expect(find(write([[kind, ...end]]))).toBe('SWAP_ROUTER_UNKNOWN')
  expect(() => findPlanEnd(write([[kind, ...end]]), 2)).toThrow(
    expect.objectContaining({ context: { router: jupiter } }),
  )
})
