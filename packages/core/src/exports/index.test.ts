import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "addAdapter",
      "deleteConnection",
      "removeAdapter",
      "sendTransfer",
      "switchConnection",
      "parseCaipAddress",
      "parseCaipNetworkId",
      "CleatError",
      "isCleatError",
      "createKit",
      "listConnections",
      "version",
    ]
  `)
})
