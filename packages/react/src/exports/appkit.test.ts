import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./appkit.ts'))).toMatchInlineSnapshot(`
    [
      "CleatError",
      "isCleatError",
      "AppKitAccountButton",
      "AppKitButton",
      "AppKitConnectButton",
      "AppKitNetworkButton",
      "AppKitProvider",
      "createAppKit",
      "useAppKitNetworkCore",
      "useAppKitProvider",
      "useAppKitState",
      "useAppKit",
      "useAppKitAccount",
      "useAppKitBalance",
      "useAppKitConnection",
      "useAppKitConnections",
      "useAppKitEvents",
      "useAppKitIdentity",
      "useAppKitNames",
      "useAppKitNetwork",
      "useAppKitSession",
      "useAppKitSIWX",
      "useAppKitTheme",
      "useAppKitWallets",
      "useDisconnect",
      "useWalletInfo",
      "AppKitOnrampWidget",
    ]
  `)
})
