import type { PeerProposal } from './peerProposal.ts'
import type { SessionGrant } from './sessionGrant.ts'

/** The tools of a behaviour for one proposal. */
export type ProposalCall = {
  /** The proposal of the app. */
  readonly proposal: PeerProposal
  /** The ordinary grant with everything approved. */
  readonly grant: SessionGrant
  /** Asks the user, then approves or rejects. */
  readonly proceed: (options?: {
    /** Reduces the grant. @default the whole grant */
    readonly narrow?: ((grant: SessionGrant) => SessionGrant) | undefined
  }) => Promise<
    | {
        /** The id of the session. */
        readonly topic: string
      }
    | undefined
  >
  /** Rejects the proposal. */
  readonly decline: (reason: {
    /** The code of the error, such as 5000 (CAIP-25). */
    readonly code: number
    /** The message of the error. */
    readonly message: string
  }) => Promise<void>
  /** Settles with any namespaces at any time. The wallet does not keep the session. */
  readonly settle: (namespaces: UncheckedNamespaces) => Promise<void>
  /** Ends a session. */
  readonly disconnect: (topic: string) => Promise<void>
}

/** Namespaces on the wire, valid or not. */
export type UncheckedNamespaces = Record<
  string,
  {
    /** CAIP-2 ids. */
    chains?: string[]
    /** CAIP-10 ids. */
    accounts: string[]
    /** The granted methods. */
    methods: string[]
    /** The granted events. */
    events: string[]
  }
>

/** Replaces the wallet for one proposal. */
export type ProposalBehaviour = (call: ProposalCall) => Promise<unknown>
