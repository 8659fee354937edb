import { expect, test } from 'vitest'
import * as entry from './adapter.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "afterPaint",
      "askInTurn",
      "createRecipientError",
      "createAppProvider",
      "createEip1193Wallet",
      "createLazyProvider",
      "createTransferRequest",
      "discoverWallets",
      "createCoinbaseProvider",
      "findSafeProvider",
      "guardProvider",
      "moveToChain",
      "readErrorCode",
      "readRefusal",
      "sanitizeWalletInfo",
      "switchWalletChain",
      "translateProviderError",
      "verifyContractSignature",
      "isSameAccounts",
      "isSameConnection",
      "postText",
      "raceSignal",
      "readJson",
      "createWalletAdapter",
      "WalletAdapter",
      "withPatience",
      "createHttp",
      "parseCaipNetworkId",
      "toCaipNetworkId",
      "CleatError",
      "isCleatError",
      "toCleatError",
      "toTransactionError",
      "checkNetworks",
      "formatAmount",
      "createSafeArea",
    ]
  `)
})
