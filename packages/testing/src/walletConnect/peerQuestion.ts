import type { Address } from 'viem'
import type { ApprovalChain, ApprovalRequest } from '../approval/approvalRequest.ts'
import type { FamilyNetwork } from './family/familyNetwork.ts'
import type { FamilyNamespace, PeerNamespace } from './family/peerNamespace.ts'
import type { FamilyRequestQuestion } from './familyRequestQuestion.ts'
import type { PeerProposal } from './peerProposal.ts'
import type { PeerSession } from './peerSession.ts'

/** An app proposes a session. */
export type SessionQuestion = {
  /** An app proposes a session. */
  readonly kind: 'session'
  /** A unique id of the question. */
  readonly id: string
  /** The proposal of the app. */
  readonly proposal: PeerProposal
  /** The chains to grant. */
  readonly chains: readonly ApprovalChain[]
  /** Proposed chains that the wallet does not have, in CAIP-2. */
  readonly unknownChains: readonly string[]
  /** The EIP-155 methods to grant. */
  readonly methods: readonly string[]
  /** Every EIP-155 account of the wallet. Empty if the app proposes no EIP-155 chain. */
  readonly accounts: readonly Address[]
  /** The preselected accounts. */
  readonly selected: readonly Address[]
  /** The other namespaces to grant. */
  readonly families: readonly SessionFamily[]
  /** What the wallet signs with its answer, if the app also asks it to sign in. */
  readonly signIn?:
    | {
        /** The message, by EIP-4361, for the preselected account. */
        readonly message: string
      }
    | undefined
}

/** A namespace to grant, besides EIP-155. */
export type SessionFamily = {
  /** The namespace. */
  readonly namespace: FamilyNamespace
  /** The networks to grant. */
  readonly networks: readonly FamilyNetwork[]
  /** The methods to grant. */
  readonly methods: readonly string[]
  /** Every account of the wallet, by its address on the first network. */
  readonly accounts: readonly string[]
  /** The preselected accounts. */
  readonly selected: readonly string[]
}

/** The user's answer. */
export type PeerAnswer = {
  /** Whether the user approves. */
  readonly approved: boolean
  /**
   * The accounts to share, of any namespace. @default the preselected ones, also for a namespace
   * without any
   */
  readonly accounts?: readonly string[] | undefined
  /** The namespaces to share. @default all proposed ones */
  readonly namespaces?: readonly PeerNamespace[] | undefined
}

/** A connected app's request. */
export type SessionRequestQuestion = ApprovalRequest & {
  /** The session with the app. */
  readonly session: PeerSession
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}

/** A question to the user. */
export type PeerQuestion = SessionQuestion | SessionRequestQuestion | FamilyRequestQuestion

/** Decides for the user. */
export type PeerApprover = (
  question: PeerQuestion,
  context: {
    /** Aborts when the question is closed. */
    readonly signal: AbortSignal
  },
) => Promise<PeerAnswer>
