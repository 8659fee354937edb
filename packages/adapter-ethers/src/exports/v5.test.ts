import { expect, test } from 'vitest'
import * as entry from './v5.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "Ethers5Adapter",
    ]
  `)
})
