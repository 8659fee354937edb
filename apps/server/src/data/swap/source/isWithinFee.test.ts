import { expect, test } from 'vitest'
import { isWithinFee } from './isWithinFee.ts'

const recipient = '0x00000000000000000000000000000000000FEE00'

test.each([
  ['what was asked for', 25n, 9975n, 25, true],
  ['rounded up', 26n, 9974n, 25, true],
  ['more', 27n, 9973n, 25, false],
  ['less', 1n, 9999n, 25, true],
  ['nothing', 0n, 10_000n, 25, true],
])('%s', (_, taken, left, bps, isWithin) => {
  expect(isWithinFee({ taken, left, fee: { bps, recipient } })).toBe(isWithin)
})

test('without a fee, nothing is taken', () => {
  expect(isWithinFee({ taken: 0n, left: 1n, fee: undefined })).toBe(true)
  expect(isWithinFee({ taken: 1n, left: 10_000n, fee: undefined })).toBe(false)
})
