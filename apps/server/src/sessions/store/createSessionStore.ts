import { and, count, desc, eq, isNull, like, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/createDatabase.ts'
import type { SignedSession } from '../schemas/sessionSchemas.ts'
import type { PermissionSession, SessionStore } from './sessionStore.ts'
import { permissionSessions } from './sessionTables.ts'

export declare namespace createSessionStore {
  type Parameters = {
    database: Database
    /** The most sessions that an account signed, and that keys of apps signed for it. */
    limits?: { readonly account: number; readonly delegates: number } | undefined
    now?: (() => Date) | undefined
  }
}

const most = { account: 500, delegates: 100 }
const monthMs = 30 * 24 * 3_600_000

/** Keeps permission sessions in the database. */
export function createSessionStore(parameters: createSessionStore.Parameters): SessionStore {
  const { database, limits = most, now = () => new Date() } = parameters
  const table = permissionSessions

  return {
    async find(pci) {
      const [row] = await database.run((queries) =>
        queries.select().from(table).where(eq(table.pci, pci)),
      )
      return row && toSession(row)
    },
    async list({ address, chain, asking }) {
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(table)
          .where(
            and(
              eq(table.address, address),
              chain === undefined ? undefined : like(table.account, `${chain}:%`),
              asking && eq(table.origin, asking.origin),
              asking &&
                (asking.projectId === undefined
                  ? isNull(table.projectId)
                  : eq(table.projectId, asking.projectId)),
            ),
          )
          .orderBy(desc(table.createdAt), desc(table.pci))
          .limit(limits.account + limits.delegates),
      )
      return rows.map(toSession)
    },
    save: ({ account, origin, projectId = null, isByDelegate, signed }) =>
      database.run((queries) =>
        queries.transaction(async (transaction) => {
          const { pci, expiry } = signed
          const address = account.slice(account.lastIndexOf(':') + 1)
          // One after the other for each account, so that two at once cannot pass the limit.
          await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${address}))`)
          const [own] = await transaction.select().from(table).where(eq(table.pci, pci))
          if (own && (own.account !== account || (isByDelegate && !hasKeys(own, signed))))
            return 'taken'
          if (own?.revokedAt) return 'revoked'
          if (own) {
            await transaction
              .update(table)
              .set({ signed, expiry, isByDelegate: isByDelegate && own.isByDelegate })
              .where(eq(table.pci, pci))
            return 'saved'
          }
          const [all] = await transaction
            .select({ count: count() })
            .from(table)
            .where(and(eq(table.address, address), eq(table.isByDelegate, isByDelegate)))
          if ((all?.count ?? 0) >= (isByDelegate ? limits.delegates : limits.account))
            return 'limit'
          const added = await transaction
            .insert(table)
            .values({
              ...{ pci, account, address, origin, projectId, isByDelegate, signed, expiry },
              createdAt: now(),
            })
            .onConflictDoNothing()
            .returning({ pci: table.pci })
          return added.length > 0 ? 'saved' : 'taken'
        }),
      ),
    async revoke(pci) {
      await database.run((queries) =>
        queries
          .update(table)
          .set({ revokedAt: now() })
          .where(and(eq(table.pci, pci), isNull(table.revokedAt))),
      )
    },
    async prune() {
      const oldest = Math.floor((now().getTime() - monthMs) / 1000)
      await database.run((queries) => queries.delete(table).where(lt(table.expiry, oldest)))
    },
  }
}

function toSession(row: typeof permissionSessions.$inferSelect): PermissionSession {
  const { account, origin, projectId, isByDelegate, signed, createdAt, revokedAt } = row
  return {
    ...{ account, origin, projectId: projectId ?? undefined, isByDelegate, createdAt },
    signed: signed as SignedSession,
    revokedAt: revokedAt ?? undefined,
  }
}

/** Whether a key of an app may change a session: it signed it, with the same keys. */
function hasKeys(own: typeof permissionSessions.$inferSelect, signed: SignedSession): boolean {
  const { signer } = own.signed as SignedSession
  return own.isByDelegate && JSON.stringify(signer) === JSON.stringify(signed.signer)
}
