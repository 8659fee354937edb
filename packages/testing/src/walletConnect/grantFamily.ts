import type { PeerFamily } from './family/peerFamily.ts'
import type { PeerProposal } from './peerProposal.ts'
import type { FamilyGrant } from './sessionGrant.ts'

export type GrantFamilyParameters = {
  proposal: PeerProposal
  family: PeerFamily
  /** The indices of the accounts, the active one first. */
  places: readonly number[]
}

/** Grants what the wallet supports of a proposal. `undefined` without a common chain. */
export function grantFamily(parameters: GrantFamilyParameters): FamilyGrant | undefined {
  const { proposal, family, places } = parameters
  const { required, optional } = proposal
  const isAsked = (part: 'chains' | 'methods' | 'events') => (item: string) =>
    required[part].includes(item) || optional[part].includes(item)
  const chains = family.networks.map(({ id }) => id).filter(isAsked('chains'))
  if (chains.length === 0) return undefined
  return {
    chains,
    accounts: chains.flatMap((chain) => familyAccounts({ family, chain, places })),
    methods: family.methods.filter(isAsked('methods')),
    events: family.events.filter(isAsked('events')),
  }
}

/** The accounts at these indices, in CAIP-10. */
export function familyAccounts(parameters: {
  family: PeerFamily
  chain: string
  places: readonly number[]
}): readonly string[] {
  const { family, chain, places } = parameters
  const addresses = family.addresses(chain)
  return places.flatMap((place) => {
    const address = addresses[place]
    return address === undefined ? [] : [`${chain}:${address}`]
  })
}
