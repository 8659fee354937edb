import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./auth.ts')).sort()).toMatchInlineSnapshot(`
    [
      "createMailboxReader",
      "createVisitor",
      "passkeys",
      "walletFrame",
      "walletWindow",
    ]
  `)
})
