import { expect, test } from 'vitest'
import * as entry from './policy.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "corpusAccount",
      "corpusContracts",
      "listEvmRequests",
      "listHostileRequests",
      "judgeRequest",
    ]
  `)
})
