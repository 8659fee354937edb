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
      "withDownloads",
      "listBrowseLinks",
      "listWalletLinks",
      "openWalletLink",
      "readWcUri",
      "restoreWalletLink",
      "toSafeLink",
      "findWalletImage",
      "findWalletRoute",
      "loadNetworkIcon",
      "loadRegistry",
      "loadTokenIcon",
      "loadWalletIcon",
    ]
  `)
})
