import { expect, test } from 'vitest'
import * as entry from './swaps.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createEvmSwaps",
    ]
  `)
})
