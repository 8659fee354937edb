import type { Address } from 'viem'
import type { ApprovalChain, ApprovalRequest } from '../approval/approvalRequest.ts'
import type { ApprovalAnswer } from '../approval/approver.ts'
import type { PeerProposal } from './peerProposal.ts'
import type { PeerSession } from './peerSession.ts'

/** An app asks to be connected. */
export type SessionQuestion = {
  readonly kind: 'session'
  readonly id: string
  readonly proposal: PeerProposal
  /** The chains that the app would get. */
  readonly chains: readonly ApprovalChain[]
  /** What it asked for and the wallet does not have, in CAIP-2. */
  readonly unknownChains: readonly string[]
  /** The methods that the app would get. */
  readonly methods: readonly string[]
  /** Every account of the wallet. */
  readonly accounts: readonly Address[]
  /** The ones that are ticked before the user changes anything. */
  readonly selected: readonly Address[]
}

/** A connected app asks for something. */
export type SessionRequestQuestion = ApprovalRequest & {
  readonly session: PeerSession
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}

export type PeerQuestion = SessionQuestion | SessionRequestQuestion

/** Plays the user. `signal` is aborted when the answer does not matter any more. */
export type PeerApprover = (
  question: PeerQuestion,
  context: { readonly signal: AbortSignal },
) => Promise<ApprovalAnswer>
