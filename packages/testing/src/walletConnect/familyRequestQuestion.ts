import type { FamilyQuestion } from './family/familyQuestion.ts'
import type { PeerSession } from './peerSession.ts'

/** A connected app's request to Solana or Bitcoin. */
export type FamilyRequestQuestion = FamilyQuestion & {
  readonly id: string
  readonly method: string
  /** The origin of the requesting site. */
  readonly origin: string
  readonly wallet: { readonly name: string; readonly icon: string }
  readonly session: PeerSession
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}
