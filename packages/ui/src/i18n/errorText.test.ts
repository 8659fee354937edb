import { CleatError } from '@cleat/core'
import { expect, test } from 'vitest'
import { enErrors } from './enErrors.ts'
import { errorText } from './errorText.ts'

const errors = enErrors

test('default', () => {
  const error = new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Rabby' } })
  expect(errorText(error, { errors })).toBe(
    'You declined the request in Rabby. Nothing was shared.',
  )
})

test('behavior: an error that is not ours', () => {
  expect(errorText(new Error('secret'), { errors, wallet: 'Rabby' })).toBe(
    'Rabby reported a problem. Look into the wallet, then try again.',
  )
})

test.each(Object.entries(enErrors))('behavior: %s is plain text', (code, text) => {
  expect(text).toMatch(/^[A-Z{].*\.$/)
  expect(text).not.toContain(code)
  expect(text.length).toBeLessThan(100)
})
