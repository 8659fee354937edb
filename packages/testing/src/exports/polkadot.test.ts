import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./polkadot.ts')).sort()).toMatchInlineSnapshot(`
    [
      "createPolkadotWallet",
      "devPolkadotKeys",
      "polkadotKey",
    ]
  `)
})
