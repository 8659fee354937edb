import { type Address, getAddress, isAddress } from 'viem'
import type { FamilyNamespace } from './family/peerNamespace.ts'
import type { Namespaces } from './walletKitShapes.ts'

/** An app's grant for a namespace besides EIP-155. The active account comes first on each chain. */
export type FamilyGrant = {
  /** CAIP-2. */
  readonly chains: readonly string[]
  /** CAIP-10. */
  readonly accounts: readonly string[]
  /** The granted methods. */
  readonly methods: readonly string[]
  /** The granted events. */
  readonly events: readonly string[]
}

/** An app's grant. The active chain and account come first. */
export type SessionGrant = {
  /** The granted EIP-155 chain ids. */
  readonly chains: readonly number[]
  /** The granted EIP-155 accounts. */
  readonly accounts: readonly Address[]
  /** The granted EIP-155 methods. */
  readonly methods: readonly string[]
  /** The granted EIP-155 events. */
  readonly events: readonly string[]
  /** The grants for other namespaces. All other fields are about EIP-155. */
  readonly families: Readonly<Partial<Record<FamilyNamespace, FamilyGrant>>>
}

/** A namespace without chains is not granted. */
export function grantedNamespaces(grant: SessionGrant): Namespaces {
  const chains = grant.chains.map((id) => `eip155:${id}`)
  const eip155 = {
    chains,
    accounts: chains.flatMap((chain) => grant.accounts.map((account) => `${chain}:${account}`)),
    methods: [...grant.methods],
    events: [...grant.events],
  }
  const families = Object.entries(grant.families).map(([namespace, family]) => [
    namespace,
    copyGrant(family),
  ])
  return { ...(chains.length > 0 && { eip155 }), ...Object.fromEntries(families) }
}

export function readGrant(namespaces: Namespaces): SessionGrant {
  const { chains = [], accounts, methods, events } = namespaces.eip155 ?? noNamespace
  const { solana, bip122, cosmos } = namespaces
  return {
    chains: chains.map((chain) => Number(chain.split(':')[1])),
    accounts: [...new Set(accounts.flatMap((account) => readAccount(account)))],
    methods,
    events,
    families: {
      ...(solana && { solana: readFamily(solana) }),
      ...(bip122 && { bip122: readFamily(bip122) }),
      ...(cosmos && { cosmos: readFamily(cosmos) }),
    },
  }
}

function readFamily({ chains = [], ...rest }: Namespaces[string]): FamilyGrant {
  return copyGrant({ ...rest, chains })
}

function copyGrant({ chains, accounts, methods, events }: FamilyGrant) {
  return {
    chains: [...chains],
    accounts: [...accounts],
    methods: [...methods],
    events: [...events],
  }
}

const noNamespace = { chains: [], accounts: [], methods: [], events: [] }

function readAccount(account: string): readonly Address[] {
  const address = account.split(':')[2] ?? ''
  return isAddress(address) ? [getAddress(address)] : []
}
