import type { Address } from 'viem'
import type { ApprovalChain, ApprovalRequest } from '../approval/approvalRequest.ts'
import type { FamilyNetwork } from './family/familyNetwork.ts'
import type { FamilyRequestQuestion } from './family/familyRequestQuestion.ts'
import type { FamilyNamespace, PeerNamespace } from './family/peerNamespace.ts'
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
  /** The methods that the app would get of Ethereum's family. */
  readonly methods: readonly string[]
  /** Every account of the wallet; none where nothing of this family was asked. */
  readonly accounts: readonly Address[]
  /** The ones that are ticked before the user changes anything. */
  readonly selected: readonly Address[]
  /** What the app would get of the other families. */
  readonly families: readonly SessionFamily[]
}

export type SessionFamily = {
  readonly namespace: FamilyNamespace
  readonly networks: readonly FamilyNetwork[]
  readonly methods: readonly string[]
  /** Every account of the wallet, by its address on the first of the networks. */
  readonly accounts: readonly string[]
  /** The ones that are ticked before the user changes anything. */
  readonly selected: readonly string[]
}

/** What the user says. */
export type PeerAnswer = {
  readonly approved: boolean
  /** The accounts to share, of any family. Default, also of a family that none of them is of: the ones that were ticked. */
  readonly accounts?: readonly string[] | undefined
  /** The families to share. Default: all that were asked for. */
  readonly namespaces?: readonly PeerNamespace[] | undefined
}

/** A connected app asks for something. */
export type SessionRequestQuestion = ApprovalRequest & {
  readonly session: PeerSession
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}

export type PeerQuestion = SessionQuestion | SessionRequestQuestion | FamilyRequestQuestion

/** Plays the user. `signal` is aborted when the answer does not matter any more. */
export type PeerApprover = (
  question: PeerQuestion,
  context: { readonly signal: AbortSignal },
) => Promise<PeerAnswer>
