import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./kit.ts'))).toMatchInlineSnapshot(`
    [
      "createKitSigner",
    ]
  `)
})
