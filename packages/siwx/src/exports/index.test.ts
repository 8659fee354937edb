import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('exports', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "BIP122Verifier",
      "CleatSIWX",
      "CloudAuthSIWX",
      "DefaultSIWX",
      "EIP155Verifier",
      "InformalMessenger",
      "LocalStorage",
      "PolkadotVerifier",
      "ReownAuthentication",
      "SIWXVerifier",
      "SiwxError",
      "SolanaVerifier",
    ]
  `)
})
