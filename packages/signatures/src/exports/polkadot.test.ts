import { expect, test } from 'vitest'
import * as entry from './polkadot.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "parseSignature",
      "decodeSs58",
      "encodeSs58",
      "verifyMessage",
    ]
  `)
})
