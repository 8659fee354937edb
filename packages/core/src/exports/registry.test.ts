import { expect, test } from 'vitest'
import * as entry from './registry.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "expandListedWallets",
      "listedWallets",
      "registry",
      "findWallets",
    ]
  `)
})
