import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toMatchInlineSnapshot(`
    [
      "BitcoinRpcError",
      "BitcoindUnavailableError",
      "LocalnetStartError",
      "contractCode",
      "getAmountOut",
      "liarModes",
      "localExchange",
      "localSmartAccounts",
      "localSolanaTokens",
      "localTokens",
      "placeNames",
      "startBitcoin",
      "startLocalnet",
      "startOrderBook",
      "startProtectedRpc",
      "startRpcFlavour",
      "startSandwichBot",
    ]
  `)
})
