import { expect, test } from 'vitest'
import { skeleton } from './skeleton.ts'

test.each([
  ['alice', 'a11ce'],
  ['alice', 'al1ce'],
  ['alice', 'a-l-i-c-e'],
  ['morgan', 'rnorgan'],
  ['walter', 'vvalter'],
  ['bob5', 'b0bs'],
])('default: %s looks like %s', (one, other) => {
  expect(skeleton(one)).toBe(skeleton(other))
})

test.each([
  ['alice', 'alyce'],
  ['carol', 'karol'],
])('behavior: %s does not look like %s', (one, other) => {
  expect(skeleton(one)).not.toBe(skeleton(other))
})
