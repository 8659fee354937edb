// @vitest-environment node
import { expect, test } from 'vitest'
import { enCatalogue } from '../en.ts'
import { createLanguage } from './createLanguage.ts'

test('default', () => {
  const { texts, errors } = enCatalogue
  expect(createLanguage()).toMatchObject({ tag: 'en', direction: 'ltr', texts, errors })
})

test('parameters: tag', () => {
  const { direction, format } = createLanguage({ tag: 'ar-EG' })
  expect(direction).toBe('rtl')
  expect(format('{n, plural, few {few} other {other}}', { n: 3 })).toEqual(['few'])
})

test('parameters: ownTexts', () => {
  const ownTexts = { 'connect.title': 'Log in', UI_LOAD_FAILED: 'Oh no.', unknown: '' }
  const { texts, errors } = createLanguage({ ownTexts })
  expect(texts['connect.title']).toBe('Log in')
  expect(errors.UI_LOAD_FAILED).toBe('Oh no.')
  expect(texts['modal.back']).toBe(enCatalogue.texts['modal.back'])
})

test('behavior: what is no text replaces none', () => {
  const ownTexts = JSON.parse('{ "connect.title": null, "modal.back": 1, "modal.close": "" }')
  const { texts } = createLanguage({ ownTexts })
  expect(texts['connect.title']).toBe(enCatalogue.texts['connect.title'])
  expect(texts['modal.back']).toBe(enCatalogue.texts['modal.back'])
  expect(texts['modal.close']).toBe('')
})
