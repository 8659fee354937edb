import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { Problem } from '../../http/problem.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import type { AskingAs } from '../requests/createGuard.ts'
import type { Sessions } from '../sessions/createSessions.ts'
import { listHeld } from '../sessions/listHeld.ts'
import type { Signals } from '../signals/signals.ts'
import { walletBoxes, walletDevices } from '../store/walletTables.ts'

export type Device = typeof walletDevices.$inferSelect

export type Devices = {
  list(account: string): Promise<readonly Device[]>
  /** Adds the browser that asks, or finds it. It waits for approval. */
  register(asking: AskingAs, device: { label: string; publicKey: string }): Promise<Device>
  /** @throws a `Problem` unless a holder of a wallet asks */
  approve(asking: AskingAs, id: string): Promise<Device>
  /** It is refused from now on. @throws a `Problem` unless who asks holds what it holds */
  remove(asking: AskingAs, id: string): Promise<void>
}

const mostDevices = 20

/** Browsers of accounts. */
export function createDevices(
  context: WalletContext & { events: Events; sessions: Sessions; signals: Signals },
): Devices {
  const { database, now, events, sessions, signals } = context
  const table = walletDevices

  const find = async (queries: Queries, account: string, id: string) => {
    const [device] = await queries
      .select()
      .from(table)
      .where(and(eq(table.account, account), eq(table.id, id)))
    if (device) return device
    throw new Problem('NOT_FOUND', { detail: 'The account has no such device.' })
  }

  return {
    list: (account) =>
      database.run((queries) =>
        queries
          .select()
          .from(table)
          .where(eq(table.account, account))
          .orderBy(asc(table.createdAt)),
      ),
    register: ({ session, jkt, network }, { label, publicKey }) =>
      database.run((queries) =>
        queries.transaction(async (transaction) => {
          const { account } = session
          await events.lock(transaction, account)
          const all = await transaction.select().from(table).where(eq(table.account, account))
          const own = all.find((device) => device.jkt === jkt)
          if (own?.publicKey === publicKey) return own
          // Shares are sealed to the key that was there first.
          if (own) throw refusal('This browser is registered with another key. Remove it first.')
          if (all.length >= mostDevices)
            throw new Problem('DEVICE_LIMIT_REACHED', {
              detail: `The account has ${mostDevices} devices. Remove one that is not used.`,
            })
          const id = randomBytes(16).toString('base64url')
          const time = now()
          const [added] = await transaction
            .insert(table)
            .values({
              ...{ id, account, jkt, publicKey, label, state: 'pending' },
              ...{ createdAt: time, usedAt: time },
            })
            .returning()
          if (!added) throw new Error('The device was not stored.')
          await events.add(transaction, {
            ...{ account, event: 'device.added', facts: { device: id, label }, network },
          })
          return added
        }),
      ),
    approve: ({ session, network }, id) =>
      database.run((queries) =>
        queries.transaction(async (transaction) => {
          const { account } = session
          const device = await find(transaction, account, id)
          const held = await listHeld(transaction, session)
          if (held.size === 0) throw unproven()
          if (device.state === 'active') return device
          const [approved] = await transaction
            .update(table)
            .set({ state: 'active' })
            .where(eq(table.id, id))
            .returning()
          await events.add(transaction, {
            ...{ account, event: 'device.approved', facts: { device: id }, network },
          })
          return approved ?? device
        }),
      ),
    async remove({ session, network }, id) {
      await database.run((queries) =>
        queries.transaction(async (transaction) => {
          const { account } = session
          const device = await find(transaction, account, id)
          const held = await listHeld(transaction, session)
          const boxes = await transaction
            .select({ wallet: walletBoxes.wallet })
            .from(walletBoxes)
            .where(inArray(walletBoxes.holder, [id]))
          const isOwn = session.device?.id === id
          if (!isOwn && (held.size === 0 || boxes.some(({ wallet }) => !held.has(wallet))))
            throw unproven()
          await transaction.delete(table).where(eq(table.id, id))
          await sessions.endOfDevice(transaction, device)
          await events.add(transaction, {
            ...{ account, event: 'device.removed', facts: { device: id }, network },
          })
        }),
      )
      signals.publish(`account:${session.account}`)
    },
  }
}

function unproven(): Problem {
  return new Problem('LOGIN_DEVICE_UNPROVEN', {
    detail: 'Prove a device or a recovery method of the wallet first.',
  })
}

function refusal(detail: string): Problem {
  return new Problem('SHARE_REFUSED', { detail })
}
