import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./walletButton.ts'))).toMatchInlineSnapshot(`
    [
      "AppKitWalletButton",
      "createAppKitWalletButton",
      "useAppKitUpdateEmail",
      "useAppKitWallet",
    ]
  `)
})
