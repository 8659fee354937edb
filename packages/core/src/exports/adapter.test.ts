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
      "findParentOrigin",
      "isOnSite",
      "listenToPage",
      "CleatError",
      "isCleatError",
      "readProperty",
      "toCleatError",
      "toTransactionError",
      "createHttp",
      "postText",
      "readJson",
      "createSafeArea",
      "readPlainBytes",
      "checkNetworks",
      "createLazyProvider",
      "createRecipientError",
      "isSameAccounts",
      "isSameConnection",
      "readErrorCode",
      "readRefusal",
      "sanitizeWalletInfo",
      "toWalletMark",
      "translateProviderError",
      "noteTokenSymbol",
      "createWalletAdapter",
      "WalletAdapter",
      "withTimeout",
    ]
  `)
})
