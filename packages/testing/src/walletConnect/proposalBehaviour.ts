import type { PeerProposal } from './peerProposal.ts'
import type { SessionGrant } from './sessionGrant.ts'

/** The tools of a behaviour for one proposal. */
export type ProposalCall = {
  readonly proposal: PeerProposal
  /** The ordinary grant with everything approved. */
  readonly grant: SessionGrant
  /** Asks the user, then approves or rejects. `narrow` can reduce the grant. */
  readonly proceed: (options?: {
    readonly narrow?: ((grant: SessionGrant) => SessionGrant) | undefined
  }) => Promise<{ readonly topic: string } | undefined>
  readonly decline: (reason: { readonly code: number; readonly message: string }) => Promise<void>
  /** Settles with any namespaces at any time. The wallet does not keep the session. */
  readonly settle: (namespaces: UncheckedNamespaces) => Promise<void>
  readonly disconnect: (topic: string) => Promise<void>
}

/** Namespaces on the wire, valid or not. */
export type UncheckedNamespaces = Record<
  string,
  { chains?: string[]; accounts: string[]; methods: string[]; events: string[] }
>

/** Replaces the wallet for one proposal. */
export type ProposalBehaviour = (call: ProposalCall) => Promise<unknown>
