// @vitest-environment node
import { expect, test } from 'vitest'
import { getDirection } from './getDirection.ts'

test.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'ckb', 'ps', 'ar-XB', 'en-Arab'])(
  'default: %s',
  (tag) => {
    expect(getDirection(tag)).toBe('rtl')
  },
)

test.each(['en', 'en-GB', 'en-Latn', 'de-CH', 'zh-Hant', 'hi', 'tr', 'az', 'ku-Latn'])(
  'behavior: %s',
  (tag) => {
    expect(getDirection(tag)).toBe('ltr')
  },
)
