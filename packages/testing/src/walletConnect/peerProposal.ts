import { type PeerApp, readPeerApp } from './peerApp.ts'
import type { ProposalStruct } from './walletKitShapes.ts'

export type ProposedNamespaces = {
  /** CAIP-2: `eip155:1`. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** An app's session proposal. */
export type PeerProposal = {
  readonly id: number
  readonly app: PeerApp
  readonly required: ProposedNamespaces
  readonly optional: ProposedNamespaces
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}

export function readPeerProposal(struct: ProposalStruct): PeerProposal {
  return {
    id: struct.id,
    app: readPeerApp(struct.proposer.metadata),
    required: flatten(struct.requiredNamespaces),
    optional: flatten(struct.optionalNamespaces),
    expiresAt: struct.expiryTimestamp * 1000,
  }
}

/** A namespace lists its chains, or its key is its only chain. */
function flatten(namespaces: ProposalStruct['requiredNamespaces'] | undefined): ProposedNamespaces {
  const entries = Object.entries(namespaces ?? {})
  return {
    chains: unique(
      entries.flatMap(([key, { chains }]) => (key.includes(':') ? key : (chains ?? []))),
    ),
    methods: unique(entries.flatMap(([, { methods }]) => methods)),
    events: unique(entries.flatMap(([, { events }]) => events)),
  }
}

function unique(list: readonly string[]): readonly string[] {
  return [...new Set(list)]
}
