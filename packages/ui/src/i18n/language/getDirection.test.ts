// @vitest-environment node
import { expect, test } from 'vitest'
import { getDirection } from './getDirection.ts'

test.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'ckb', 'ps', 'ar-XB'])('default: %s', (tag) => {
  expect(getDirection(tag)).toBe('rtl')
})

test.each(['en', 'de-CH', 'zh-Hant', 'hi', 'tr', 'az', 'ku-Latn'])('behavior: %s', (tag) => {
  expect(getDirection(tag)).toBe('ltr')
})
