import { expect, test } from 'vitest'
import * as entry from './adapter.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "afterPaint",
      "askInTurn",
      "createAppProvider",
      "createEip1193Wallet",
      "createLazyProvider",
      "discoverWallets",
      "createCoinbaseProvider",
      "findSafeProvider",
      "guardProvider",
      "moveToChain",
      "readErrorCode",
      "sanitizeWalletInfo",
      "switchWalletChain",
      "translateProviderError",
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
      "checkNetworks",
      "createSafeArea",
    ]
  `)
})
