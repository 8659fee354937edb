import type { Context } from 'hono'
import type { Queries } from '../../database/connection.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { createCookie } from './createCookie.ts'
import type { Sessions } from './createSessions.ts'
import type { OpenSession } from './openSession.ts'

/** The cookies of sessions. */
export type SessionCookies = {
  /**
   * The token of a key. Where a browser gives frames other databases than windows, and the same
   * cookies, both have a session here.
   * @param queries of the transaction that this is part of
   */
  read(
    context: Context<HttpEnv>,
    jkt: string,
    queries?: Queries | undefined,
  ): Promise<string | undefined>
  isThere(context: Context<HttpEnv>): boolean
  write(
    context: Context<HttpEnv>,
    token: string,
    options: Pick<OpenSession, 'kind' | 'isCrossSite'> & { maxAge: number },
  ): void
  remove(context: Context<HttpEnv>, session: Pick<OpenSession, 'kind' | 'isCrossSite'>): void
  /** Removes those of sessions that are over. */
  clear(context: Context<HttpEnv>): Promise<void>
}

/** One cookie for sessions that sign, and one for those that only see an account. */
export function createSessionCookies(
  origin: string,
  { isOf, isOpen }: Pick<Sessions, 'isOf' | 'isOpen'>,
): SessionCookies {
  const cookies = {
    full: createCookie(origin, 'cleat'),
    view: createCookie(origin, 'cleat-view'),
  }
  const all = Object.values(cookies)
  const list = (context: Context<HttpEnv>) => all.flatMap((cookie) => cookie.read(context) ?? [])
  return {
    async read(context, jkt, queries) {
      const [first, ...more] = list(context)
      if (more.length === 0) return first
      for (const token of list(context)) if (await isOf({ token, jkt, queries })) return token
      return first
    },
    isThere: (context) => list(context).length > 0,
    write: (context, token, { kind, ...options }) => cookies[kind].write(context, token, options),
    remove: (context, { kind, isCrossSite }) => cookies[kind].remove(context, { isCrossSite }),
    async clear(context) {
      for (const cookie of all) {
        const [id] = cookie.read(context)?.split('.', 1) ?? []
        // One that is open is that of another key in this browser.
        if (id === undefined || (await isOpen(id))) continue
        for (const isCrossSite of [false, true]) cookie.remove(context, { isCrossSite })
      }
    },
  }
}
