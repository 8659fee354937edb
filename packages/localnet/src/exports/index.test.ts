import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toMatchInlineSnapshot(`
    [
      "BitcoinRpcError",
      "BitcoindUnavailableError",
      "LocalnetStartError",
      "bundlerContracts",
      "contractCode",
      "createMiniAppHost",
      "getAmountOut",
      "liarModes",
      "localExchange",
      "localSmartAccounts",
      "localSolanaTokens",
      "localTokens",
      "localUser",
      "placeBundlerContracts",
      "placeFarcaster",
      "placeNames",
      "startBitcoin",
      "startBundler",
      "startFarcasterApp",
      "startLocalnet",
      "startMailbox",
      "startOrderBook",
      "startProtectedRpc",
      "startRpcFlavour",
      "startSandwichBot",
      "startSocials",
      "startSwapStage",
    ]
  `)
})
