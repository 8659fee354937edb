// @vitest-environment node
import { expect, test } from 'vitest'
import { baseTexts } from '../texts/baseTexts.ts'
import { createLanguage } from './createLanguage.ts'

test('default', () => {
  const texts = baseTexts.en
  expect(createLanguage()).toMatchObject({ tag: 'en', direction: 'ltr', texts })
})

test('parameters: tag', () => {
  const { direction, format } = createLanguage({ tag: 'ar-EG' })
  expect(direction).toBe('rtl')
  expect(format('{n, plural, few {few} other {other}}', { n: 3 })).toEqual(['few'])
})

test('parameters: ownTexts', () => {
  const ownTexts = { 'connect.title': 'Log in', UI_LOAD_FAILED: 'Oh no.', unknown: '' }
  const { texts } = createLanguage({ ownTexts })
  expect(texts['connect.title']).toBe('Log in')
  expect(texts.UI_LOAD_FAILED).toBe('Oh no.')
  expect(texts['modal.back']).toBe(baseTexts.en['modal.back'])
})

test('behavior: what is no text replaces none', () => {
  const ownTexts = JSON.parse('{ "connect.title": null, "modal.back": 1, "modal.close": "" }')
  const { texts } = createLanguage({ ownTexts })
  expect(texts['connect.title']).toBe(baseTexts.en['connect.title'])
  expect(texts['modal.back']).toBe(baseTexts.en['modal.back'])
  expect(texts['modal.close']).toBe('')
})
