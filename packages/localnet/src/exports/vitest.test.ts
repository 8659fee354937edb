import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./vitest.ts')).sort()).toMatchInlineSnapshot(`
    [
      "bitcoinTest",
      "localBitcoin",
    ]
  `)
})
