import { expect, test } from 'vitest'
import * as entry from './siwe.ts'

test('exports', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "createSIWEConfig",
      "formatMessage",
      "getAddressFromMessage",
      "getChainIdFromMessage",
      "getDidAddress",
      "getDidChainId",
      "verifySignature",
    ]
  `)
})
