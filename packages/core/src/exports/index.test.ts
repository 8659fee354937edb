import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "parseCaipAddress",
      "parseCaipNetworkId",
      "CleatError",
      "isCleatError",
      "formatAddress",
      "version",
      "addAdapter",
      "removeAdapter",
      "sendTransfer",
      "listConnections",
      "createKit",
      "deleteConnection",
      "switchConnection",
    ]
  `)
})
