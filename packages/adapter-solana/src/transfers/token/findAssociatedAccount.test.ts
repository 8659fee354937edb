// @vitest-environment node
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { programs } from '../../base/programs.ts'
import { associatedAddress } from '../../test/associatedAddress.ts'
import { findAssociatedAccount } from './findAssociatedAccount.ts'

test('default', async () => {
  const owner = 'HWHvQhFmJB3NUcu1aihKmrKegfVxBEHzwVX6yZCKEsi1'
  const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const parameters = { owner, mint, program: programs.token }
  expect(await findAssociatedAccount(parameters)).toBe(associatedAddress(parameters))
})

test('property: it is what others find', async () => {
  const address = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((key) => base58.encode(key))
  const program = fc.constantFrom(programs.token, programs.token2022)
  const parameters = fc.record({ owner: address, mint: address, program })
  await fc.assert(
    fc.asyncProperty(parameters, async (given) => {
      expect(await findAssociatedAccount(given)).toBe(associatedAddress(given))
    }),
    { numRuns: 100 },
  )
})
