import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "discoverWallets",
      "watchWallets",
      "evmRules",
      "createAppProvider",
      "guardProvider",
      "toProviderError",
      "checkRequest",
      "isJudged",
      "connectBySignIn",
      "createTransferRequest",
      "createAccountRequest",
      "createEip1193Session",
      "createEip1193Wallet",
      "moveToChain",
      "revokePermission",
      "switchWalletChain",
    ]
  `)
})
