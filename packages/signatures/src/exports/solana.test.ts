import { expect, test } from 'vitest'
import * as entry from './solana.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "verifyEd25519",
      "readBase58",
      "verifyMessage",
    ]
  `)
})
