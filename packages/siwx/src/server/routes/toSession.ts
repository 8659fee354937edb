import type { StoredSession } from '../store/storedSession.ts'

/** Who is signed in, and until when: plain JSON, without a secret. */
export type Session = {
  /** Names the session, and opens nothing. */
  readonly id: string
  /** Whose it is: what `resolveUser` said, or the subject of the first account. */
  readonly user: string
  /** The first account: a key on all chains of its family, or a contract on its chain. */
  readonly subject: string
  /** Its CAIP-10 account. */
  readonly account: string
  readonly kind: 'key' | 'contract'
  /** How it was signed, as CAIP-122 has it. */
  readonly type: string
  /** All accounts that signed in to it. */
  readonly accounts: readonly {
    readonly account: string
    readonly subject: string
    readonly kind: 'key' | 'contract'
    readonly type: string
  }[]
  /** As RFC 3339 has it. */
  readonly createdAt: string
  /** When it ends, unless it is used again. */
  readonly endsAt: string
  /** What the app keeps with it. */
  readonly metadata?: unknown
}

export function toSession(stored: StoredSession): Session {
  const accounts = stored.accounts.map(({ account, subject, kind, type }) => ({
    ...{ account, subject, kind, type },
  }))
  const [first] = accounts
  if (!first) throw new Error('A session has no account.')
  return {
    ...{ id: stored.id, user: stored.user, ...first, accounts },
    createdAt: new Date(stored.createdAt).toISOString(),
    endsAt: new Date(stored.endsAt).toISOString(),
    ...(stored.metadata === undefined ? {} : { metadata: stored.metadata }),
  }
}
