import { expect, test } from 'vitest'
import * as entry from './wallets.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "toSafeLink",
      "createWalletIndex",
      "createWalletTile",
      "listAllWallets",
      "listWallets",
      "loadNetworkIcon",
      "loadRegistry",
      "loadWalletIcon",
      "matchWallet",
    ]
  `)
})
