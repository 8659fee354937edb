import type { SiwxStore } from './siwxStore.ts'
import type { StoredSession } from './storedSession.ts'

/** Between two searches for what is over, in claims and new sessions. */
const pruneEvery = 1000

/**
 * Remembers in this process alone, until it ends: for development, and for servers of one process
 * whose visitors may sign in again after a restart.
 */
export function memoryStore(parameters: { now?: (() => number) | undefined } = {}): SiwxStore {
  const { now = Date.now } = parameters
  const claims = new Map<string, number>()
  const sessions = new Map<string, StoredSession>()
  let additions = 0

  const store: SiwxStore = {
    async claim({ hash, endsAt }) {
      await pruneSometimes()
      const end = claims.get(hash)
      if (end !== undefined && end > now()) return false
      claims.set(hash, endsAt)
      return true
    },
    async addSession(session) {
      await pruneSometimes()
      sessions.set(session.id, session)
    },
    async findSession(id) {
      return sessions.get(id)
    },
    async listSessions({ user, now: time }) {
      return [...sessions.values()].filter((one) => one.user === user && one.endsAt > time)
    },
    async replaceSession(session) {
      if (sessions.get(session.id)?.version !== session.version - 1) return false
      sessions.set(session.id, session)
      return true
    },
    async endSession(id) {
      sessions.delete(id)
    },
    async prune(time) {
      for (const [hash, end] of claims) if (end <= time) claims.delete(hash)
      for (const [id, { endsAt }] of sessions) if (endsAt <= time) sessions.delete(id)
    },
  }
  return store

  async function pruneSometimes(): Promise<void> {
    additions += 1
    if (additions % pruneEvery === 0) await store.prune(now())
  }
}
