import nodeCrypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combineOther } from '../../test/otherCustody/combineOther.ts'
import { combineShares } from './combineShares.ts'
import { splitSecret } from './splitSecret.ts'

const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((one) => new Uint8Array(one))

test('property: any two shares make the secret, by this library and by another implementation', async () => {
  await fc.assert(
    fc.asyncProperty(secrets, async (secret) => {
      const { d, s, r } = await splitSecret(secret)
      for (const [one, other] of [
        [d, s],
        [s, r],
        [r, d],
      ] as const) {
        expect(await combineShares(one, other)).toEqual(secret)
        expect(combineOther(one, other)).toEqual(secret)
      }
    }),
  )
})

test('property: a share alone is as long as the secret and its place, and not the secret', async () => {
  await fc.assert(
    fc.asyncProperty(secrets, async (secret) => {
      for (const share of Object.values(await splitSecret(secret))) {
        expect(share).toHaveLength(33)
        expect(share.subarray(0, 32)).not.toEqual(secret)
      }
    }),
  )
})

test('error: a source of randomness that gives zeros, with which each share is the secret', async () => {
  const { randomBytes } = nodeCrypto
  Object.assign(nodeCrypto, { randomBytes: (length: number) => Buffer.alloc(length) })
  syncBuiltinESMExports()
  try {
    await expect(splitSecret(new Uint8Array(32).fill(7))).rejects.toMatchObject({
      ...{ problem: 'RANDOMNESS_POOR', detail: 'a share tells the secret' },
    })
  } finally {
    Object.assign(nodeCrypto, { randomBytes })
    syncBuiltinESMExports()
  }
})
