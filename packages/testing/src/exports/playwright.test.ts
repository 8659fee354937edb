import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./playwright.ts')).sort()).toMatchInlineSnapshot(`
    [
      "installDevWallet",
      "installSolanaWallet",
    ]
  `)
})
