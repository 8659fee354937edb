// @vitest-environment node
import { CleatError } from '@cleat/core'
import { expect, test } from 'vitest'
import { errorText } from './errorText.ts'
import { fillText } from './fillText.ts'
import { createLanguage } from './language/createLanguage.ts'
import { enErrors } from './texts/enErrors.ts'

const language = createLanguage()

test('default', () => {
  const error = new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Rabby' } })
  expect(errorText(error, { language })).toBe('Request declined in Rabby. Nothing was shared.')
})

test('behavior: an error that is not ours', () => {
  expect(errorText(new Error('secret'), { language, wallet: 'Rabby' })).toBe(
    'Rabby reported a problem. Open it to check, then try again.',
  )
})

test.each([
  ['clock', 'Check the clock of this device'],
  ['project', 'Please contact its support'],
  ['origin', 'Please contact its support'],
  ['other', 'Please contact its support'],
] as const)('behavior: refused for its %s, the app says what helps', (reason, text) => {
  const error = new CleatError('CONNECTION_RELAY_REFUSED', {
    context: { relay: 'wss://r', reason },
  })
  expect(errorText(error, { language })).toContain(text)
})

test.each(Object.entries(enErrors))('behavior: %s is plain text', (code, text) => {
  const shown = fillText(text, { language, values: { wallet: 'Rabby' } })
  expect(shown).toMatch(/^[A-Z{].*\.$/)
  expect(shown).not.toContain(code)
  expect(shown.length).toBeLessThan(100)
})
