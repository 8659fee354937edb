import { expect, test } from 'vitest'
import * as entry from './registry.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "listedWallets",
      "registry",
      "findWallets",
    ]
  `)
})
