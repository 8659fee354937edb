import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toMatchInlineSnapshot(`
    [
      "BitcoinRpcError",
      "BitcoindUnavailableError",
      "LocalnetStartError",
      "contractCode",
      "localSolanaTokens",
      "localTokens",
      "startBitcoin",
      "startLocalnet",
    ]
  `)
})
