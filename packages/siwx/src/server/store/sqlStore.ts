import type { SiwxStore } from './siwxStore.ts'
import type { StoredSession } from './storedSession.ts'

/** Runs a statement of PostgreSQL whose values stand between its parts. */
export type RunSql = (
  parts: TemplateStringsArray,
  ...values: readonly (string | number)[]
) => Promise<readonly Readonly<Record<string, unknown>>[]>

/**
 * Remembers in two tables of PostgreSQL. Times are passed in ms, so that the clock of the service
 * decides and not the one of the database.
 */
export function sqlStore(run: RunSql): SiwxStore {
  return {
    async claim({ hash, endsAt }) {
      const rows = await run`
        INSERT INTO siwx_used_nonces (hash, ends_at)
        VALUES (${hash}, to_timestamp(${endsAt}::double precision / 1000))
        ON CONFLICT DO NOTHING RETURNING hash`
      return rows.length === 1
    },
    async addSession(session) {
      const { id, user, version, endsAt } = session
      await run`
        INSERT INTO siwx_sessions (id, user_id, version, ends_at, data)
        VALUES (${id}, ${user}, ${version}::integer,
          to_timestamp(${endsAt}::double precision / 1000), ${JSON.stringify(session)}::json)`
    },
    async findSession(id) {
      const rows = await run`SELECT data FROM siwx_sessions WHERE id = ${id}`
      return rows.map(readRow)[0]
    },
    async listSessions({ user, now }) {
      const rows = await run`
        SELECT data FROM siwx_sessions WHERE user_id = ${user}
        AND ends_at > to_timestamp(${now}::double precision / 1000)
        ORDER BY ends_at LIMIT 1000`
      return rows.map(readRow)
    },
    async replaceSession(session) {
      const { id, version, endsAt } = session
      const rows = await run`
        UPDATE siwx_sessions SET version = ${version}::integer,
          ends_at = to_timestamp(${endsAt}::double precision / 1000),
          data = ${JSON.stringify(session)}::json
        WHERE id = ${id} AND version = ${version - 1}::integer RETURNING id`
      return rows.length === 1
    },
    async endSession(id) {
      await run`DELETE FROM siwx_sessions WHERE id = ${id}`
    },
    async prune(now) {
      await run`DELETE FROM siwx_used_nonces
        WHERE ends_at <= to_timestamp(${now}::double precision / 1000)`
      await run`DELETE FROM siwx_sessions
        WHERE ends_at <= to_timestamp(${now}::double precision / 1000)`
    },
  }
}

/** Drivers parse columns of JSON, or hand them over as text. */
function readRow({ data }: Readonly<Record<string, unknown>>): StoredSession {
  return typeof data === 'string' ? JSON.parse(data) : (data as StoredSession)
}
