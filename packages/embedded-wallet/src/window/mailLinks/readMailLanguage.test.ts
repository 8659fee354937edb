import { expect, test } from 'vitest'
import { readMailLanguage } from './readMailLanguage.ts'

test.each([
  ['?language=ar', 'ar'],
  ['?language=zh-Hant', 'zh-Hant'],
  ['', undefined],
  ['?language=', undefined],
  ['?language=%3Cscript%3E', undefined],
  [`?language=${'a'.repeat(36)}`, undefined],
  ['?mode=dark', undefined],
])('default: %s', (search, language) => {
  expect(readMailLanguage({ search })).toBe(language)
})
