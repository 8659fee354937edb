import type { PeerProposal } from './peerProposal.ts'
import type { SessionGrant } from './sessionGrant.ts'

/** What a behaviour can see and do while it plays the wallet for one proposal. */
export type ProposalCall = {
  readonly proposal: PeerProposal
  /** What an honest wallet would grant with everything approved. */
  readonly grant: SessionGrant
  /** The ordinary way: asks the user, then approves or declines. `narrow` may take something away. */
  readonly proceed: (options?: {
    readonly narrow?: ((grant: SessionGrant) => SessionGrant) | undefined
  }) => Promise<{ readonly topic: string } | undefined>
  readonly decline: (reason: { readonly code: number; readonly message: string }) => Promise<void>
  /** Settles with anything at any time. The wallet does not keep such a session. */
  readonly settle: (namespaces: UncheckedNamespaces) => Promise<void>
  readonly disconnect: (topic: string) => Promise<void>
}

/** Namespaces as they travel, right or wrong. */
export type UncheckedNamespaces = Record<
  string,
  { chains?: string[]; accounts: string[]; methods: string[]; events: string[] }
>

/** Stands in for the wallet on one proposal. */
export type ProposalBehaviour = (call: ProposalCall) => Promise<unknown>
