// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { deriveTokenAccount } from '../transfers/deriveTokenAccount.ts'
import { findAssociatedAccount } from '../transfers/token/findAssociatedAccount.ts'
import { findMetadataAccount } from '../transfers/token/findMetadataAccount.ts'
import { programs } from './programs.ts'
import { requireDigest } from './requireDigest.ts'

afterEach(() => vi.unstubAllGlobals())
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const account = { owner: mint, mint, program: programs.token }

test('default', () => {
  expect(requireDigest()).toBe(crypto.subtle)
})

test.each([
  ['what is written', () => deriveTokenAccount(account)],
  ['what is read', () => findAssociatedAccount(account)],
  ['the name of a token', () => findMetadataAccount(mint)],
])('error: plain HTTP, for %s', async (_, derive) => {
  vi.stubGlobal('crypto', {})
  await expect(derive()).rejects.toMatchObject({ code: 'PAYMENT_UNSUPPORTED' })
})
