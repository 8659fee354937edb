import { expect, test } from 'vitest'
import * as entry from './swap.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createSwap",
    ]
  `)
})
