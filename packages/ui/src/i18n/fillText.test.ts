// @vitest-environment node
import { expect, test } from 'vitest'
import { fillText } from './fillText.ts'
import { createLanguage } from './language/createLanguage.ts'

const language = createLanguage()

test('default', () => {
  const values = { wallet: 'Rabby' }
  expect(fillText('Continue in {wallet}', { language, values })).toBe('Continue in Rabby')
})

test('behavior: a missing value leaves no gap', () => {
  expect(fillText('{wallet} You declined it in {wallet} .', { language, values: {} })).toBe(
    'You declined it in .',
  )
})

test('behavior: keeps the spaces that hold words together', () => {
  expect(fillText('Prêt\u202f?', { language, values: {} })).toBe('Prêt\u202f?')
})
