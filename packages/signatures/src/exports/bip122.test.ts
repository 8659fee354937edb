import { expect, test } from 'vitest'
import * as entry from './bip122.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "isSameBytes",
      "bitcoinNetworkNames",
      "bitcoinReferences",
      "networkParameters",
      "parseAddress",
      "verifyMessage",
    ]
  `)
})
