import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./index.ts'))).toMatchInlineSnapshot(`
    [
      "CleatError",
      "isCleatError",
      "AppKitButton",
      "AppKitProvider",
      "createAppKit",
      "useAppKit",
      "useAppKitAccount",
      "useAppKitNetwork",
      "useAppKitProvider",
      "useAppKitState",
      "useDisconnect",
    ]
  `)
})
