import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, lt, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../../database/connection.ts'
import type { Database } from '../../../database/createDatabase.ts'
import { Declined } from '../decline/declined.ts'
import type { ProjectRules } from '../rules/sponsorRules.ts'
import { sponsoredOperations } from './sponsorTables.ts'

/** An operation that is to be paid for. */
export type Reservation = {
  readonly project: string
  readonly chainId: string
  readonly account: string
  readonly nonce: bigint
  readonly paymaster: string
  readonly block: bigint
  /** What it can cost, in wei. */
  readonly cost: bigint
  readonly endsAt: Date
}

/** An operation whose cost is not known yet. */
export type OpenReservation = Reservation & { readonly id: string }

export type Budget = {
  /**
   * Reserves what an operation can cost.
   * @throws {@link Declined} if the project or the account had its share
   */
  reserve(reservation: Reservation, rules: ProjectRules): Promise<void>
  /** Operations that can no longer be sent, and whose cost is not known yet. */
  listOpen(): Promise<readonly OpenReservation[]>
  /** Writes down what an operation did cost: nothing if it was never sent. */
  settle(id: string, outcome: { readonly cost: bigint; readonly isFailed: boolean }): Promise<void>
  /** Deletes what is older than a week. */
  prune(): Promise<void>
}

const dayMs = 24 * 3_600_000
/** An account whose operations fail more often in an hour has to pay for them. */
const mostFailures = 5

/** Counts what is paid for, over all processes. */
export function createBudget(parameters: {
  database: Database
  now?: (() => Date) | undefined
}): Budget {
  const { database, now = () => new Date() } = parameters
  const table = sponsoredOperations

  return {
    async reserve(reservation, rules) {
      const { project, cost } = reservation
      const account = reservation.account.toLowerCase()
      const time = now()
      const day = new Date(time.getTime() - dayMs)
      await database.run((queries) =>
        queries.transaction(async (transaction) => {
          // One after the other for each project, so that two at once cannot pass the budget.
          await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${project}))`)
          const ofProject = and(eq(table.project, project), gt(table.createdAt, day))
          const ofAccount = and(ofProject, eq(table.account, account))
          const [all, own] = [
            await readSum(transaction, ofProject),
            await readSum(transaction, ofAccount),
          ]
          const hour = new Date(time.getTime() - 3_600_000)
          const failed = await readSum(
            transaction,
            and(ofAccount, eq(table.isFailed, true), gt(table.createdAt, hour)),
          )
          if (failed.count >= mostFailures) throw new Declined('failures')
          if (own.count >= rules.operations || own.cost + cost > rules.account)
            throw new Declined('account')
          if (all.cost + cost > rules.budget) throw new Declined('budget')
          await transaction
            .insert(table)
            .values({ ...reservation, account, id: randomUUID(), createdAt: time })
        }),
      )
    },
    async listOpen() {
      return database.run((queries) =>
        queries
          .select()
          .from(table)
          .where(and(eq(table.isSettled, false), lt(table.endsAt, now())))
          .limit(100),
      )
    },
    async settle(id, { cost, isFailed }) {
      await database.run((queries) =>
        queries.update(table).set({ cost, isFailed, isSettled: true }).where(eq(table.id, id)),
      )
    },
    async prune() {
      const week = new Date(now().getTime() - 7 * dayMs)
      await database.run((queries) => queries.delete(table).where(lt(table.createdAt, week)))
    },
  }
}

async function readSum(queries: Queries, where: ReturnType<typeof and>) {
  const [row] = await queries
    .select({ count: count(), cost: sum(sponsoredOperations.cost) })
    .from(sponsoredOperations)
    .where(where)
  return { count: row?.count ?? 0, cost: BigInt(row?.cost ?? 0) }
}
