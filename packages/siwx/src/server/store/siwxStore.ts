import type { StoredSession } from './storedSession.ts'

/** What a server remembers of sign-ins, in a place that all its processes share. */
export type SiwxStore = {
  /** Claims what may be used once, until its end. Resolves with whether it was the first to. */
  claim(use: { readonly hash: string; readonly endsAt: number }): Promise<boolean>
  addSession(session: StoredSession): Promise<void>
  /** The session, also one that is over and not yet forgotten. */
  findSession(id: string): Promise<StoredSession | undefined>
  /** Sessions of a user that are not over. */
  listSessions(parameters: {
    readonly user: string
    readonly now: number
  }): Promise<readonly StoredSession[]>
  /**
   * Stores a session in place of the version before it. Resolves with whether that was still the
   * present one: what was changed or ended meanwhile stays as it is.
   */
  replaceSession(session: StoredSession): Promise<boolean>
  endSession(id: string): Promise<void>
  /** Forgets what is over. */
  prune(now: number): Promise<void>
}
