import { expect, test } from 'vitest'
import * as entry from './wallets.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "detectDevice",
      "listBrowseLinks",
      "listWalletLinks",
      "openWalletLink",
      "readWcUri",
      "restoreWalletLink",
      "toSafeLink",
      "createWalletIndex",
      "createWalletTile",
      "findWalletRoute",
      "listAllWallets",
      "listWallets",
      "loadNetworkIcon",
      "loadRegistry",
      "loadWalletIcon",
      "matchWallet",
    ]
  `)
})
