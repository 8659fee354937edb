import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "parseCaipAddress",
      "parseCaipNetworkId",
      "CleatError",
      "isCleatError",
      "version",
      "createKit",
      "listConnections",
      "addAdapter",
      "deleteConnection",
      "removeAdapter",
      "sendTransfer",
      "switchConnection",
    ]
  `)
})
