/** An account that signed in. */
export type StoredAccount = {
  /** CAIP-10. */
  readonly account: string
  /** A key on all chains of its family, or a contract on its chain. */
  readonly subject: string
  readonly kind: 'key' | 'contract'
  /** How it was signed, as CAIP-122 has it. */
  readonly type: string
  /** In ms since 1970, like the other times. */
  readonly signedAt: number
  /** What a contract is asked again with. Of keys nothing is kept. */
  readonly proof?: { readonly message: string; readonly signature: string } | undefined
}

/** A session as it is stored. What opens it is not: only its SHA-256. */
export type StoredSession = {
  /** Names the session, and opens nothing. */
  readonly id: string
  /** Goes up with each change. */
  readonly version: number
  /** Whose it is, by the app: by default the subject of the first account. */
  readonly user: string
  /** The first is the one that began the session. */
  readonly accounts: readonly StoredAccount[]
  /** SHA-256 of what opens it, in hex. */
  readonly hash: string
  /** What opened it before, for requests under way. */
  readonly before?: { readonly hash: string; readonly until: number } | undefined
  /** The thumbprint of the key that it is bound to (RFC 9449). Absent: a cookie opens it. */
  readonly jkt?: string | undefined
  /** The kind of browser, such as `Firefox on Linux`. */
  readonly browser?: string | undefined
  readonly createdAt: number
  /** When what opens it was last replaced. */
  readonly renewedAt: number
  readonly usedAt: number
  /** When it ends, unless it is used again. */
  readonly endsAt: number
  /** When it ends, whatever is done. */
  readonly lastsUntil: number
  /** When its contracts last said yes. */
  readonly checkedAt: number
  /** When its contracts were last asked. */
  readonly askedAt: number
  /** What the app keeps with it. */
  readonly metadata?: unknown
}
