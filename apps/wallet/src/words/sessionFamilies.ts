import type { PeerNamespace, SessionQuestion } from '@cleat/testing/wallet-connect'

/** An app's proposal for one namespace. */
export type AskedFamily = {
  readonly namespace: PeerNamespace
  readonly name: string
  readonly networks: readonly string[]
  readonly accounts: readonly string[]
  readonly selected: readonly string[]
  /** Whether the app requires it. */
  readonly isRequired: boolean
}

/** The app's proposal for each namespace of the wallet. */
export function sessionFamilies(question: SessionQuestion): readonly AskedFamily[] {
  const { proposal, chains, accounts, selected, families } = question
  const isRequired = (namespace: string) =>
    proposal.required.chains.some((chain) => chain.startsWith(`${namespace}:`))
  const ethereum = { namespace: 'eip155' as const, networks: chains, accounts, selected }
  return [...(chains.length > 0 ? [ethereum] : []), ...families].map((family) => ({
    namespace: family.namespace,
    name: names[family.namespace],
    networks: family.networks.map(({ name }) => name),
    accounts: family.accounts,
    selected: family.selected,
    isRequired: isRequired(family.namespace),
  }))
}

const names: Readonly<Record<PeerNamespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}
