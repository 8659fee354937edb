import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./bitcoin.ts')).sort()).toMatchInlineSnapshot(`
    [
      "createBitcoinWallet",
    ]
  `)
})
