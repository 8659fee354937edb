import type { Acceptor } from '../accept/createAcceptor.ts'
import type { Sessions } from '../session/sessions.ts'
import type { SiwxStore } from '../store/siwxStore.ts'
import type { Tokens } from '../tokens/createTokens.ts'

/** What the routes are made of. */
export type SiwxParts = {
  readonly origins: readonly string[]
  /** Origins that the service is reached at, which proofs name. */
  readonly ownOrigins: readonly string[]
  /** The first one seals. */
  readonly secrets: readonly string[]
  readonly store: SiwxStore
  readonly accept: Acceptor
  readonly sessions: Sessions
  /** Without it, cookies alone open sessions. */
  readonly tokens: (() => Promise<Tokens>) | undefined
  /** Whose a session is, by the app. */
  readonly resolveUser: (asked: SignedAccount) => Promise<string>
  readonly onConflict: 'refuse' | 'switch'
  readonly now: () => number
}

/** An account that just signed in. */
export type SignedAccount = {
  /** CAIP-10. */
  readonly account: string
  /** A key on all chains of its family, or a contract on its chain. */
  readonly subject: string
  readonly kind: 'key' | 'contract'
  readonly type: string
  /** Whose session it is added to. Absent: it begins one. */
  readonly user?: string | undefined
}
