import { expect, test } from 'vitest'
import { hashText } from '../hashText.ts'
import { createSessionSecret, readSessionSecret } from './sessionSecret.ts'

test('default: 43 letters of chance, of which 22 stay', () => {
  const first = createSessionSecret()
  const second = createSessionSecret(first)
  for (const one of [first, second]) expect(one).toMatch(/^[0-9A-Za-z]{43}$/)
  expect(second.slice(0, 22)).toBe(first.slice(0, 22))
  expect(second.slice(22)).not.toBe(first.slice(22))
  expect(createSessionSecret().slice(0, 22)).not.toBe(first.slice(0, 22))
  expect(readSessionSecret(first)).toEqual({
    id: hashText(`cleat.session ${first.slice(0, 22)}`).slice(0, 32),
    hash: hashText(first),
  })
  expect(readSessionSecret(second)?.id).toBe(readSessionSecret(first)?.id)
})

test.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}-`, `-${'a'.repeat(42)}`])(
  'error: %j',
  (value) => {
    expect(readSessionSecret(value)).toBeUndefined()
  },
)
