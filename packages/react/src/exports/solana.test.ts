import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./solana.ts'))).toMatchInlineSnapshot(`
    [
      "useAppKitConnection",
    ]
  `)
})
