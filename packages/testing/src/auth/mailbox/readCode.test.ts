import { expect, test } from 'vitest'
import { readCode } from './readCode.ts'

test('default', () => {
  expect(readCode('012345 is your code for Harbour')).toBe('012345')
})

test.each(['Your keys were exported', 'Your code is 012345', '0123456 is longer'])(
  'behavior: “%s” has none',
  (subject) => {
    expect(readCode(subject)).toBeUndefined()
  },
)
