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
      "readProperty",
      "toCleatError",
      "toTransactionError",
      "createHttp",
      "postText",
      "readJson",
      "createSafeArea",
      "checkNetworks",
      "createLazyProvider",
      "createRecipientError",
      "createCoinbaseProvider",
      "findSafeProvider",
      "isSameAccounts",
      "isSameConnection",
      "readErrorCode",
      "readRefusal",
      "sanitizeWalletInfo",
      "translateProviderError",
      "createWalletAdapter",
      "WalletAdapter",
      "withPatience",
    ]
  `)
})
