import { type PeerApp, readPeerApp } from './peerApp.ts'
import type { ProposalStruct } from './walletKitShapes.ts'

/** What an app proposes for all namespaces together. */
export type ProposedNamespaces = {
  /** CAIP-2: `eip155:1`. */
  readonly chains: readonly string[]
  /** The methods that the app may request. */
  readonly methods: readonly string[]
  /** The events that the app listens to. */
  readonly events: readonly string[]
}

/** An app's session proposal. */
export type PeerProposal = {
  /** The id of the proposal. */
  readonly id: number
  /** The app that proposes. */
  readonly app: PeerApp
  /** The required namespaces. */
  readonly required: ProposedNamespaces
  /** The optional namespaces. */
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
