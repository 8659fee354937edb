import { expect, test } from 'vitest'
import { fitFontSize } from './fitFontSize.ts'

test('default', () => {
  expect(fitFontSize({ naturalWidth: 100, room: 200 })).toBe(36)
  expect(fitFontSize({ naturalWidth: 300, room: 200 })).toBe(24)
})

test('behavior: never too small to read', () => {
  expect(fitFontSize({ naturalWidth: 10_000, room: 200 })).toBe(18)
})

test('behavior: the whole size where nothing is measured', () => {
  expect(fitFontSize({ naturalWidth: 0, room: 0 })).toBe(36)
})
