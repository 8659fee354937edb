import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "discoverWallets",
      "watchWallets",
      "createAppProvider",
      "guardProvider",
      "verifyContractSignature",
      "createTransferRequest",
      "createAccountRequest",
      "createEip1193Wallet",
      "moveToChain",
      "revokePermission",
      "switchWalletChain",
    ]
  `)
})
