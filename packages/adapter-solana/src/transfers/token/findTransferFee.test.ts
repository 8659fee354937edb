import { expect, test } from 'vitest'
import { littleEndian } from '../../test/littleEndian.ts'
import { findTransferFee } from './findTransferFee.ts'

const max = 2n ** 64n - 1n
const fee = (epoch: bigint, maximum: bigint, basisPoints: number) => [
  ...littleEndian(epoch, 8),
  ...littleEndian(maximum, 8),
  ...littleEndian(basisPoints, 2),
]
const config = (...fees: readonly (readonly number[])[]) =>
  new Map([[1, Uint8Array.from([...new Uint8Array(72), ...fees.flat()])]])
const extensions = config(fee(0n, max, 100), fee(7n, 5n, 250))

test('default: the older until the epoch of the newer', () => {
  const amount = 10_001n
  expect(findTransferFee({ extensions, epoch: 6n, amount })).toBe(101n)
  expect(findTransferFee({ extensions, epoch: 7n, amount })).toBe(5n)
})

test.each([
  [0, max, 0n],
  [1, 1n, 1n],
  [10_000, max, max],
  [10_000, 12n, 12n],
  [1, max, 1_844_674_407_370_956n],
])('behavior: of %i basis points', (basisPoints, amount, expected) => {
  const given = config(fee(0n, max, 0), fee(0n, max, basisPoints))
  expect(findTransferFee({ extensions: given, epoch: 0n, amount })).toBe(expected)
})

test('behavior: none where there is no such rule, or half of one', () => {
  const asked = { epoch: 0n, amount: 5n }
  expect(findTransferFee({ ...asked, extensions: new Map() })).toBeUndefined()
  const half = new Map([[1, new Uint8Array(90)]])
  expect(findTransferFee({ ...asked, extensions: half })).toBeUndefined()
})
