import { expect, test } from 'vitest'
import { sourceHash } from './contractCode.ts'
import { hashSources } from './hashSources.ts'

test('behavior: the code was compiled from these sources', () => {
  // After a change of a contract: node scripts/compileContracts.ts
  expect(hashSources({ folder: import.meta.dirname })).toBe(sourceHash)
})
