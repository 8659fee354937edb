import { expect, test } from 'vitest'
import { findNameLookAlike } from './findNameLookAlike.ts'

const known = [{ address: '0xab' }, { address: '0xcd', label: 'vitalik.eth' }]

test.each([
  'vltalik.eth',
  'vita1ik.eth',
  'vit\u0430lik.eth',
  'vita\u200blik.eth',
  'v\u13a5talik.eth',
])('default: %s', (name) => {
  expect(findNameLookAlike({ name, known })).toEqual(known[1])
})

test.each(['vitalik.eth', 'vitalik2.eth', 'other.eth', undefined])('behavior: not %s', (name) => {
  expect(findNameLookAlike({ name, known })).toBeUndefined()
})

test('behavior: two names that are both known are no imitations', () => {
  const both = [...known, { address: '0xef', label: 'vltalik.eth' }]
  expect(findNameLookAlike({ name: 'vltalik.eth', known: both })).toBeUndefined()
})
