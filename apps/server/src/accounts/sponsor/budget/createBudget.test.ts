import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { Declined } from '../decline/declined.ts'
import { createBudget, type Reservation } from './createBudget.ts'
import { sponsoredOperations } from './sponsorTables.ts'

// By hand: SPONSORED=10000 vitest run --project server createBudget
const count = Number(process.env.SPONSORED ?? 400)
const database = createTestDatabase()
await database.check()
afterAll(() => database.close())

const budget = 10n ** 18n
const rules = { ...{ operations: 50, account: budget / 4n, budget }, targets: new Map() }
const accounts = Array.from({ length: 40 }, (_, at) => `0x${at.toString(16).padStart(40, '0')}`)
const reservation = fc.record({
  account: fc.constantFrom(...accounts),
  // Too small to count, as honest ones, all that is left, and more than there can be.
  cost: fc.oneof(
    fc.bigInt(0n, 10n),
    fc.bigInt(0n, budget / 20n),
    fc.constant(budget),
    fc.bigInt(0n, budget * 9n),
  ),
  nonce: fc.bigInt(0n, 3n),
})

test(
  `property: ${count} operations, twenty at once, take no more than the budget and the shares`,
  async () => {
    const { reserve } = createBudget({ database })
    const given = fc.sample(reservation, { numRuns: count, seed: 7 })
    const reasons = new Map<string, number>()
    for (let at = 0; at < given.length; at += 20)
      await Promise.all(
        given.slice(at, at + 20).map(async (one) => {
          const reason = await reserve(toReservation(one), rules).then(
            () => 'paid',
            (error: unknown) => {
              if (error instanceof Declined) return error.reason
              throw error
            },
          )
          reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
        }),
      )
    const rows = await database.run((queries) => queries.select().from(sponsoredOperations))
    expect(rows).toHaveLength(reasons.get('paid') ?? 0)
    const sum = (of: typeof rows) => of.reduce((all, { cost }) => all + cost, 0n)
    expect(sum(rows)).toBeLessThanOrEqual(budget)
    for (const own of Map.groupBy(rows, ({ account }) => account).values()) {
      expect(sum(own)).toBeLessThanOrEqual(rules.account)
      expect(own.length).toBeLessThanOrEqual(rules.operations)
    }
    // Otherwise nothing was at its end.
    expect(sum(rows)).toBeGreaterThan((budget * 9n) / 10n)
    expect(reasons.get('budget')).toBeGreaterThan(0)
    expect(reasons.get('account')).toBeGreaterThan(0)
  },
  30_000 + count * 100,
)

function toReservation(one: Pick<Reservation, 'account' | 'cost' | 'nonce'>): Reservation {
  return {
    ...{ project: 'demo', chainId: 'eip155:8453', paymaster: `0x${'1'.repeat(40)}`, block: 1n },
    ...{ endsAt: new Date(Date.now() + 120_000), ...one },
  }
}
