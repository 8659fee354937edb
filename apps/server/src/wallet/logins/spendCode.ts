import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { deriveCode } from '../keys/deriveCode.ts'
import { walletLogins } from '../store/walletTables.ts'
import { loginTimes } from './loginTimes.ts'

export type SpentCode =
  | {
      readonly state: 'right'
      readonly login: typeof walletLogins.$inferSelect
      readonly email: string
    }
  | { readonly state: 'wrong'; readonly triesLeft: number }
  | { readonly state: 'over' }

/** Takes a code, in the browser that asked for it. The right one counts once. */
export async function spendCode(
  { keys, now }: Pick<WalletContext, 'keys' | 'now'>,
  queries: Queries,
  parameters: { id: string; jkt: string; code: string; purpose: 'email' | 'email-change' },
): Promise<SpentCode> {
  const { id, jkt, code, purpose } = parameters
  const table = walletLogins
  const right = deriveCode(keys, id)
    .filter((one) => timingSafeEqual(Buffer.from(one.code), Buffer.from(code)))
    .map(({ keyId }) => keyId)
  const isRight = right.length > 0 ? inArray(table.keyId, right) : sql`false`
  // One statement counts and decides, so that parallel codes cannot share a try.
  const [login] = await queries
    .update(table)
    .set({
      attempts: sql`${table.attempts} + 1`,
      state: sql`case when ${isRight} then 'used' else 'open' end`,
    })
    .where(
      and(
        eq(table.id, id),
        eq(table.jkt, jkt),
        eq(table.provider, purpose),
        eq(table.state, 'open'),
        lt(table.attempts, loginTimes.tries),
        gt(table.endsAt, now()),
      ),
    )
    .returning()
  if (!login || login.email === null) return { state: 'over' }
  if (login.state !== 'used')
    return { state: 'wrong', triesLeft: loginTimes.tries - login.attempts }
  const email = Buffer.from(keys.open('email-seal', login.email, id)).toString()
  return { state: 'right', login, email }
}
