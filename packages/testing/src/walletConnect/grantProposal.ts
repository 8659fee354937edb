import type { Address } from 'viem'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { PeerFamily } from './family/peerFamily.ts'
import { grantFamily } from './grantFamily.ts'
import type { PeerProposal } from './peerProposal.ts'
import type { SessionGrant } from './sessionGrant.ts'

export type GrantProposalParameters = {
  proposal: PeerProposal
  /** The wallet's chains in order of preference. */
  chains: readonly number[]
  accounts: readonly Address[]
  methods: readonly string[]
  families: readonly PeerFamily[]
}

/**
 * Grants what the wallet supports of a proposal. Throws with a CAIP-25 code if required parts are
 * missing.
 */
export function grantProposal(parameters: GrantProposalParameters): SessionGrant {
  const { proposal, chains, accounts, methods, families } = parameters
  const { required, optional } = proposal
  const networks = families.flatMap((family) => family.networks)
  const isKnown = (chain: string) =>
    chains.some((id) => chain === `eip155:${id}`) || networks.some(({ id }) => id === chain)
  const known = [...methods, ...families.flatMap((family) => family.methods)]
  const unknownChains = required.chains.filter((chain) => !isKnown(chain))
  if (unknownChains.length > 0) {
    throw refusal({ code: 5100, message: `Unsupported chains: ${unknownChains.join(', ')}` })
  }
  const unknownMethods = required.methods.filter((method) => !known.includes(method))
  if (unknownMethods.length > 0) {
    throw refusal({ code: 5101, message: `Unsupported methods: ${unknownMethods.join(', ')}` })
  }
  const asked = [...required.chains, ...optional.chains]
  const granted = chains.filter((id) => asked.includes(`eip155:${id}`))
  const others = families.flatMap((family) => {
    const grant = grantFamily({ proposal, family, places: [family.active] })
    return grant ? [[family.namespace, grant] as const] : []
  })
  if (granted.length === 0 && others.length === 0) {
    throw refusal({
      code: 5100,
      message: `Unsupported chains: ${asked.join(', ') || 'none asked'}`,
    })
  }
  const askedMethods = [...required.methods, ...optional.methods]
  const askedEvents = [...required.events, ...optional.events]
  return {
    chains: granted,
    accounts,
    methods: methods.filter((method) => askedMethods.includes(method)),
    events: walletEvents.filter((event) => askedEvents.includes(event)),
    families: Object.fromEntries(others),
  }
}

/** The events that the wallet sends. */
const walletEvents = ['chainChanged', 'accountsChanged', 'message', 'connect', 'disconnect']

function refusal(parameters: { code: number; message: string }): ProviderRpcError {
  return new ProviderRpcError(parameters)
}
