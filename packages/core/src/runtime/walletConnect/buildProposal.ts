import type { CaipNetwork } from '../../base/caip/network.ts'
import type { ProposalOverride } from '../../contract/options/proposalOverride.ts'
import { toEarlierId } from './earlierIds.ts'

/** What is asked of wallets, by namespace. */
export type Proposal = {
  [namespace: string]: {
    chains: string[]
    methods: string[]
    events: string[]
    rpcMap: { [chain: string]: string }
    defaultChain?: string
  }
}

/** `eth_sign` signs what nobody can read, so it is not asked for. */
const methods: { readonly [namespace: string]: readonly string[] } = {
  eip155: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'personal_sign',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_registerOnboarding',
    'wallet_watchAsset',
    'wallet_scanQRCode',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_getAssets',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  bip122: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  polkadot: ['polkadot_signTransaction', 'polkadot_signMessage'],
}

const events = ['accountsChanged', 'chainChanged']

/** What wallets tell of the addresses behind an account comes as an event of its own. */
const furtherEvents: { readonly [namespace: string]: readonly string[] } = {
  bip122: ['bip122_addressesChanged'],
}

/**
 * What wallets are asked to approve: every network of the app, none of them required, so that a wallet that knows some of
 * them can be used on those.
 * @see CAIP-25
 */
export function buildProposal(parameters: {
  networks: readonly CaipNetwork[]
  override?: ProposalOverride | undefined
}): Proposal {
  const { networks, override } = parameters
  const proposal: Proposal = {}
  for (const { chainNamespace: namespace, caipNetworkId, rpcUrls } of networks) {
    proposal[namespace] ??= {
      chains: [],
      methods: [...(override?.methods?.[namespace] ?? methods[namespace] ?? [])],
      events: [
        ...(override?.events?.[namespace] ?? [...events, ...(furtherEvents[namespace] ?? [])]),
      ],
      rpcMap: {},
    }
    const { chains, rpcMap } = proposal[namespace]
    const earlierId = toEarlierId(caipNetworkId)
    chains.push(caipNetworkId, ...(earlierId ? [earlierId] : []))
    const url = override?.rpcMap?.[caipNetworkId] ?? rpcUrls.default.http[0]
    // Found by either name, so that no other RPC is ever asked.
    if (url) Object.assign(rpcMap, { [caipNetworkId]: url, [toReference(caipNetworkId)]: url })
  }
  for (const [namespace, chains] of Object.entries(override?.chains ?? {}))
    if (proposal[namespace]) proposal[namespace].chains = [...chains]
  const [namespace] = override?.defaultChain?.split(':') ?? []
  const named = namespace === undefined ? undefined : proposal[namespace]
  if (named && override?.defaultChain) named.defaultChain = toReference(override.defaultChain)
  return proposal
}

function toReference(caipNetworkId: string): string {
  return caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)
}
