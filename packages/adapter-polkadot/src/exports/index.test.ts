import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toMatchInlineSnapshot(`
    [
      "PolkadotAdapter",
      "kusama",
      "kusamaAssetHub",
      "polkadot",
      "polkadotAssetHub",
      "westend",
    ]
  `)
})
