import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "discoverWallets",
      "createAppProvider",
      "guardProvider",
      "verifyContractSignature",
      "createTransferRequest",
      "createEip1193Wallet",
      "moveToChain",
      "switchWalletChain",
    ]
  `)
})
