import { expect, test } from 'vitest'
import * as entry from './serverBetterAuth.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createBetterAuthPlugin",
    ]
  `)
})
