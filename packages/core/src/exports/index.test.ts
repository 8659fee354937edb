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
      "addAdapter",
      "deleteConnection",
      "removeAdapter",
      "sendTransfer",
      "switchConnection",
      "createKit",
      "listConnections",
    ]
  `)
})
