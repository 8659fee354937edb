import { expect, test } from 'vitest'
import { createRandom } from '../random/createRandom.ts'
import { combineShares } from './combineShares.ts'
import { splitSecret } from './splitSecret.ts'

const mismatch = { problem: 'SHARE_MISMATCH', detail: 'these are not two different shares' }

test('behavior: shares of two secrets combine to bytes that are neither', async () => {
  const secrets = [createRandom(32), createRandom(32)] as const
  const [one, other] = await Promise.all(secrets.map(splitSecret))
  if (!one || !other) throw new Error('Two secrets were split.')
  // Two that have the same place are refused; three against three have one that is not.
  const found = await Promise.allSettled(Object.values(other).map((s) => combineShares(one.d, s)))
  const combined = found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(combined.length).toBeGreaterThan(0)
  for (const bytes of combined) expect(secrets).not.toContainEqual(bytes)
})

test('error: one share twice, or two of the same place', async () => {
  const { d, s } = await splitSecret(createRandom(32))
  await expect(combineShares(d, d.slice())).rejects.toMatchObject(mismatch)
  const moved = s.slice()
  moved[32] = d[32] ?? 0
  await expect(combineShares(d, moved)).rejects.toMatchObject(mismatch)
})

test('error: what is no share', async () => {
  const { d, s } = await splitSecret(createRandom(32))
  const zero = s.slice()
  zero[32] = 0
  for (const other of [s.slice(1), new Uint8Array(34), new Uint8Array(), zero]) {
    await expect(combineShares(d, other)).rejects.toMatchObject(mismatch)
    await expect(combineShares(other, d)).rejects.toMatchObject(mismatch)
  }
})
