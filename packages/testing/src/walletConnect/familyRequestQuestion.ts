import type { FamilyQuestion } from './family/familyQuestion.ts'
import type { PeerSession } from './peerSession.ts'

/** A connected app's request to Solana or Bitcoin. */
export type FamilyRequestQuestion = FamilyQuestion & {
  /** A unique id of the request. */
  readonly id: string
  /** The requested method, such as `solana_signMessage`. */
  readonly method: string
  /** The origin of the requesting site. */
  readonly origin: string
  /** The wallet that asks. */
  readonly wallet: {
    /** The name of the wallet. */
    readonly name: string
    /** The icon, as a data URI. */
    readonly icon: string
  }
  /** The session with the app. */
  readonly session: PeerSession
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}
