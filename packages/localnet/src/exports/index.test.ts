import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toMatchInlineSnapshot(`
    [
      "BitcoinRpcError",
      "BitcoindUnavailableError",
      "LocalnetStartError",
      "bundlerContracts",
      "contractCode",
      "getAmountOut",
      "liarModes",
      "localExchange",
      "localSmartAccounts",
      "localSolanaTokens",
      "localTokens",
      "placeBundlerContracts",
      "placeNames",
      "startBitcoin",
      "startBundler",
      "startLocalnet",
      "startOrderBook",
      "startProtectedRpc",
      "startRpcFlavour",
      "startSandwichBot",
      "startSwapStage",
    ]
  `)
})
