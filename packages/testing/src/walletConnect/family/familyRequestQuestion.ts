import type { PeerSession } from '../peerSession.ts'
import type { FamilyQuestion } from './familyQuestion.ts'

/** A connected app asks for something of Solana or Bitcoin. */
export type FamilyRequestQuestion = FamilyQuestion & {
  readonly id: string
  readonly method: string
  /** The site that asks. */
  readonly origin: string
  readonly wallet: { readonly name: string; readonly icon: string }
  readonly session: PeerSession
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}
