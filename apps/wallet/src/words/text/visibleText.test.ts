import { expect, test } from 'vitest'
import { visibleText } from './visibleText.ts'

test('default', () => {
  expect(visibleText('Sign in to app.example\n\tNonce: 1')).toBe(
    'Sign in to app.example\n\tNonce: 1',
  )
})

test('behavior: names what cannot be seen', () => {
  expect(visibleText('pay \u202E001')).toBe('pay ⟨U+202E⟩001')
  expect(visibleText('a\u0000b\u200Bc')).toBe('a⟨U+0000⟩b⟨U+200B⟩c')
})
