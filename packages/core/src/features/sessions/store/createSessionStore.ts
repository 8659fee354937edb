import type { Storage } from '../../../base/storage/createStorage.ts'
import { readStoredSessions, type StoredSession } from './storedSession.ts'

/** The permissions that accounts gave to this app in this browser. */
export type SessionStore = {
  /** Newest first, at most 50. */
  list(): readonly StoredSession[]
  add(session: StoredSession): void
  change(pci: string, change: Partial<StoredSession>): void
  /** Calls back when another tab changed them. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

const limit = 50
/** In characters: a stored value has at most 65,536. */
const contextRoom = 24_576
const room = 60_000

/** Every change applies to the stored value, because another tab may have added one. */
export function createSessionStore({ storage }: { storage: Storage }): SessionStore {
  const list = () => keep(readStoredSessions(storage.get('sessions') ?? []))
  const write = (sessions: readonly StoredSession[]) => storage.set('sessions', keep(sessions))
  return {
    list,
    add: (session) => write([session, ...list().filter(({ pci }) => pci !== session.pci)]),
    change: (pci, change) =>
      write(list().map((one) => (one.pci === pci ? { ...one, ...change } : one))),
    subscribe: (listener) => storage.subscribe('sessions', listener),
  }
}

/** Keeps what fits. What ended goes first, the oldest before the newest. */
function keep(sessions: readonly StoredSession[]): readonly StoredSession[] {
  const now = Date.now() / 1000
  const isOver = ({ expiry, revokedAt }: StoredSession) => revokedAt !== undefined || expiry <= now
  const byAge = (one: StoredSession, other: StoredSession) => other.createdAt - one.createdAt
  const open = sessions.filter((one) => !isOver(one)).sort(byAge)
  const ended = sessions.filter(isOver).sort(byAge)
  let contexts = contextRoom
  let left = room
  return [...open, ...ended]
    .slice(0, limit)
    .map((one) => {
      contexts -= one.contexts.join().length
      return contexts < 0 ? { ...one, contexts: [] } : one
    })
    .filter((one) => {
      left -= JSON.stringify(one).length
      return left >= 0
    })
    .sort(byAge)
}
