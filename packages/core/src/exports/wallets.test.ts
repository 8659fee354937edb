import { expect, test } from 'vitest'
import * as entry from './wallets.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "detectDevice",
      "createWalletIndex",
      "createWalletTile",
      "listAllWallets",
      "listWallets",
      "matchWallet",
      "findWalletImage",
      "withDownloads",
      "listBrowseLinks",
      "listWalletLinks",
      "openWalletLink",
      "readWcUri",
      "restoreWalletLink",
      "toSafeLink",
      "findWalletRoute",
      "loadNetworkIcon",
      "loadRegistry",
      "loadTokenIcon",
      "loadWalletIcon",
    ]
  `)
})
