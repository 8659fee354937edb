import { expect, test } from 'vitest'
import * as entry from './adapter.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "afterPaint",
      "createLazyProvider",
      "discoverWallets",
      "createCoinbaseProvider",
      "findSafeProvider",
      "guardProvider",
      "readErrorCode",
      "translateProviderError",
      "raceSignal",
      "createWalletAdapter",
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
