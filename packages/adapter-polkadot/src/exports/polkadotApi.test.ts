import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./polkadotApi.ts')).sort()).toMatchInlineSnapshot(`
    [
      "polkadotApi",
    ]
  `)
})
