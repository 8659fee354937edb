import { expect, test } from 'vitest'
import { chooseLanguage } from './chooseLanguage.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-CH, fr;q=0.9', 'de'],
  ['cy, pt;q=0.8', 'pt-BR'],
  ['zh-HK', 'zh-Hant'],
  ['zh', 'zh-Hans'],
  ['sr-Latn, en-US', 'en'],
  ['<script>', 'en'],
  [`${'x'.repeat(300)},de`, 'en'],
])('parameters: %j', (header, language) => {
  expect(chooseLanguage(header)).toBe(language)
})
