import { expect, test } from 'vitest'
import * as entry from './remoteWallets.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createCoinbaseProvider",
      "findSafeProvider",
      "loadRemoteWallets",
    ]
  `)
})
