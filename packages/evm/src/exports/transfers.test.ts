import { expect, test } from 'vitest'
import * as entry from './transfers.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createRpcCall",
      "createEvmTransfers",
    ]
  `)
})
