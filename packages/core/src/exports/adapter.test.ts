import { expect, test } from 'vitest'
import * as entry from './adapter.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "formatAmount",
      "afterPaint",
      "askInTurn",
      "raceSignal",
      "parseCaipNetworkId",
      "toCaipNetworkId",
      "CleatError",
      "isCleatError",
      "toCleatError",
      "toTransactionError",
      "createHttp",
      "postText",
      "readJson",
      "createSafeArea",
      "checkNetworks",
      "createRecipientError",
      "createAppProvider",
      "createEip1193Wallet",
      "createLazyProvider",
      "createTransferRequest",
      "discoverWallets",
      "guardProvider",
      "moveToChain",
      "readErrorCode",
      "readRefusal",
      "createCoinbaseProvider",
      "findSafeProvider",
      "sanitizeWalletInfo",
      "switchWalletChain",
      "translateProviderError",
      "verifyContractSignature",
      "isSameAccounts",
      "isSameConnection",
      "createWalletAdapter",
      "WalletAdapter",
      "withPatience",
    ]
  `)
})
