import { expect, test } from 'vitest'
import * as entry from './evmMoney.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createEvmMoney",
      "createRpcCall",
    ]
  `)
})
