// @vitest-environment node
import { expect, test } from 'vitest'
import { chooseLocale } from './chooseLocale.ts'

const names = ['en', 'de', 'pt-BR', 'he', 'id', 'hi', 'zh-Hans', 'zh-Hant'] as const
const choose = (...wishes: (string | undefined)[]) => chooseLocale(wishes, { names })

test.each([
  ['de', 'de'],
  ['de-CH', 'de'],
  ['DE_at', 'de'],
  ['en-GB', 'en'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-Hant-CN', 'zh-Hant'],
  ['zh-Hans-TW', 'zh-Hans'],
  ['iw', 'he'],
  ['in', 'id'],
  ['de-u-nu-latn', 'de'],
])('default: %s is granted by %s', (wish, name) => {
  expect(choose(wish).name).toBe(name)
})

test('behavior: keeps the region that was asked for', () => {
  expect(choose('de_CH').tag).toBe('de-CH')
  expect(choose('zh-tw').tag).toBe('zh-TW')
  expect(choose('in').tag).toBe('id')
})

test.each([
  ['the first that can be granted', ['sv', 'de', 'pt'], 'de'],
  ['another script is another language', ['hi-Latn', 'de'], 'de'],
  ['what is no tag is no wish', ['not a tag', '', undefined, 'x', '-', 'de'], 'de'],
  ['nothing to grant', ['sv', 'nb'], 'en'],
  ['nobody wishes', [], 'en'],
])('behavior: %s', (_, wishes, name) => {
  expect(choose(...wishes)).toEqual({ tag: name, name })
})

test('parameters: hasOwnTexts', () => {
  const own = { names, hasOwnTexts: true }
  expect(chooseLocale(['sv-SE', 'de'], own)).toEqual({ tag: 'sv-SE', name: 'en' })
  expect(chooseLocale([undefined, 'sv', 'de'], own)).toEqual({ tag: 'de', name: 'de' })
  expect(chooseLocale(['de'], own)).toEqual({ tag: 'de', name: 'de' })
})
