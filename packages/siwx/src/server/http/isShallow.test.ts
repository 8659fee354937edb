import { expect, test } from 'vitest'
import { isShallow } from './isShallow.ts'

const nest = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)

test.each([
  '',
  '{}',
  nest(32),
  nest(32, '{"a":', '}'),
  `[${'[],'.repeat(100)}[]]`,
  `[${'{},'.repeat(100)}[]]`,
  `{"a":"${'['.repeat(100)}"}`,
  `{"a":"${'{'.repeat(100)}"}`,
  `{"a":"\\"${'['.repeat(100)}"}`,
  `{"a":"\\\\","b":"${'['.repeat(100)}"}`,
  `"a${']'.repeat(100)}"`,
])('default: %j', (text) => {
  expect(isShallow(text)).toBe(true)
})

test.each([
  nest(33),
  nest(33, '{"a":', '}'),
  '['.repeat(33),
  `${nest(32).slice(0, 32)}{`,
  `{"a":"\\\\",${'['.repeat(33)}`,
  `{"${']'.repeat(100)}":${'['.repeat(33)}`,
  `"a"${'['.repeat(33)}`,
])('error: %j', (text) => {
  expect(isShallow(text)).toBe(false)
})
