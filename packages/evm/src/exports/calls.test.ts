import { expect, test } from 'vitest'
import * as entry from './calls.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createEvmCalls",
    ]
  `)
})
