import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "deleteConnection",
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
