import { expect, test } from 'vitest'
import { formatAddress } from './formatAddress.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('default', () => {
  expect(formatAddress(address)).toBe('0xf3…b92266')
})

test('parameters: start, end', () => {
  expect(formatAddress(address, { start: 6, end: 4 })).toBe('0xf39F…2266')
  expect(formatAddress(address, { end: 0 })).toBe('0xf3…')
})

test('behavior: whole when nothing would be saved', () => {
  expect(formatAddress('0x123456789')).toBe('0x123456789')
  expect(formatAddress('')).toBe('')
})
