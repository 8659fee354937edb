import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./auth.ts')).sort()).toMatchInlineSnapshot(`
    [
      "captureChannel",
      "createMailboxReader",
      "createVisitor",
      "evict",
      "evictStorage",
      "forge",
      "hostileBehaviours",
      "hostileService",
      "passkeys",
      "startSecureOrigin",
      "walletFrame",
      "walletWindow",
    ]
  `)
})
