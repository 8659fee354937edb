import { expect, test } from 'vitest'
import { isAddressLike } from './isAddressLike.ts'

const digits = 'd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test.each([`0x${digits}`, digits, digits.toUpperCase()])('default: %s', (value) => {
  expect(isAddressLike(value)).toBe(true)
})

test.each([`x0x${digits}`, `0x${digits}0`, digits.slice(1), '', 5, null, [`0x${digits}`]])(
  'behavior: %j is none',
  (value) => {
    expect(isAddressLike(value)).toBe(false)
  },
)
