import { expect, test } from 'vitest'
import { isConfusingName } from './isConfusingName.ts'

test.each(['vitalik.eth', 'a-b.eth', 'bücher.eth', '中文.eth', '👨‍👩‍👧.eth', '123.eth'])(
  'default: %s is plain',
  (name) => {
    expect(isConfusingName({ typed: name, registered: name })).toBe(false)
  },
)

test('behavior: the case that it was typed in is not another name', () => {
  expect(isConfusingName({ typed: 'Vitalik.ETH', registered: 'vitalik.eth' })).toBe(false)
})

test.each([
  ['a character without width', 'vita\u200blik.eth', 'vitalik.eth'],
  ['a mark that turns text around', 'vitalik\u202e.eth', 'vitalik\u202e.eth'],
  ['letters of full width', '\uff56italik.eth', 'vitalik.eth'],
  ['another dot', 'vitalik\u3002eth', 'vitalik.eth'],
  ['the beginning of an address', '0x000000.eth', '0x000000.eth'],
  ['the beginning of an address', '0xd8da6b.eth', '0xd8da6b.eth'],
  ['a whole address', `${'a1'.repeat(20)}.eth`, `${'a1'.repeat(20)}.eth`],
  ['a Bitcoin address', 'bc1qar0srrr7.eth', 'bc1qar0srrr7.eth'],
  ['an encoded label', 'xn--vitlik-5nf.eth', 'xn--vitlik-5nf.eth'],
  ['Cyrillic letters alone', '\u0441\u043e\u0441\u043e.eth', '\u0441\u043e\u0441\u043e.eth'],
  ['two alphabets', 'a\u4e2d.eth', 'a\u4e2d.eth'],
])('behavior: %s is confusing', (_, typed, registered) => {
  expect(isConfusingName({ typed, registered })).toBe(true)
})
