import { expect, test } from 'vitest'
import * as entry from './server.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "acceptSignIn",
      "fromCacao",
      "toCacao",
      "createMemoryNonces",
      "createNonce",
      "allowOrigin",
      "issueTerms",
      "openTerms",
      "SiwxProblem",
      "createSiwx",
      "drizzleStore",
      "memoryStore",
      "postgresStore",
      "redisStore",
      "siwxTables",
      "createSiwxKey",
      "verifySiwx",
    ]
  `)
})
