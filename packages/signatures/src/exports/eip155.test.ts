import { expect, test } from 'vitest'
import * as entry from './eip155.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "hashMessage",
      "toChecksumAddress",
      "verifyHash",
      "verifyMessage",
    ]
  `)
})
