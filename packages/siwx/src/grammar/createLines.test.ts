import { expect, test } from 'vitest'
import { createLines } from './createLines.ts'

test.each([
  ['', ['']],
  ['a', ['a']],
  ['a\nb', ['a', 'b']],
  ['\na', ['', 'a']],
  ['a\n', ['a', '']],
  ['\n\n', ['', '', '']],
  ['a\r\nb\u2028c', ['a\r', 'b\u2028c']],
])('default: %j', (text, expected) => {
  const lines = createLines(text)
  for (const line of expected) {
    expect(lines.peek()).toBe(line)
    expect(lines.take()).toBe(line)
  }
  expect([lines.peek(), lines.take(), lines.peek()]).toEqual([undefined, undefined, undefined])
})
