// @vitest-environment node
import { CleatError } from '@cleat/core'
import { expect, test } from 'vitest'
import { enErrors } from './enErrors.ts'
import { errorText } from './errorText.ts'
import { createLanguage } from './language/createLanguage.ts'

const language = createLanguage()

test('default', () => {
  const error = new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Rabby' } })
  expect(errorText(error, { language })).toBe(
    'You declined the request in Rabby. Nothing was shared.',
  )
})

test('behavior: an error that is not ours', () => {
  expect(errorText(new Error('secret'), { language, wallet: 'Rabby' })).toBe(
    'Rabby reported a problem. Look into the wallet, then try again.',
  )
})

test.each(Object.entries(enErrors))('behavior: %s is plain text', (code, text) => {
  expect(text).toMatch(/^[A-Z{].*\.$/)
  expect(text).not.toContain(code)
  expect(text.length).toBeLessThan(100)
})
