import { expect, test } from 'vitest'
import { encodeDnsName } from './encodeDnsName.ts'

test.each([
  ['a.eth', '0x01610365746800'],
  ['⚓.eth', '0x03e29a930365746800'],
])('default: %s', (name, bytes) => {
  expect(encodeDnsName(name)).toBe(bytes)
})

test.each(['', '.eth', 'a..eth', 'a.', `${'a'.repeat(256)}.eth`])(
  'behavior: %j is none',
  (name) => {
    expect(encodeDnsName(name)).toBeUndefined()
  },
)
