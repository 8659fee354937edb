import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./index.ts'))).toMatchInlineSnapshot(`
    [
      "CleatError",
      "isCleatError",
      "AppKitProvider",
      "AppKitAccountButton",
      "AppKitButton",
      "AppKitConnectButton",
      "AppKitNetworkButton",
      "createAppKit",
      "useCallsStatus",
      "useCapabilities",
      "useSendCalls",
      "useShowCallsStatus",
      "useAppKit",
      "useAppKitAccount",
      "useAppKitBalance",
      "useAppKitConnection",
      "useAppKitConnections",
      "useAppKitEvents",
      "useAppKitIdentity",
      "useAppKitNames",
      "useAppKitNetwork",
      "useAppKitProvider",
      "useAppKitSession",
      "useAppKitSIWX",
      "useAppKitState",
      "useAppKitTheme",
      "useAppKitWallets",
      "useDisconnect",
      "useWalletInfo",
      "AppKitOnrampWidget",
    ]
  `)
})
