import type { CaipNetwork } from '../../base/caip/network.ts'
import type { ProposalOverride } from '../../contract/options/proposalOverride.ts'
import { toEarlierId } from './earlierIds.ts'

/** The optional namespaces of a session proposal. */
export type Proposal = {
  [namespace: string]: {
    chains: string[]
    methods: string[]
    events: string[]
    rpcMap: { [chain: string]: string }
    defaultChain?: string
  }
}

/** `eth_sign` signs arbitrary bytes that the visitor cannot read, so it is not requested. */
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
  // Namespaces that have no adapter in Cleat. Apps name further methods.
  algorand: ['algo_signTxn'],
  cosmos: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
  near: [
    'near_signIn',
    'near_signOut',
    'near_getAccounts',
    'near_signTransaction',
    'near_signAndSendTransaction',
    'near_signTransactions',
    'near_signAndSendTransactions',
  ],
  sui: ['sui_signTransaction', 'sui_signAndExecuteTransaction', 'sui_signPersonalMessage'],
  tezos: ['tezos_getAccounts', 'tezos_send', 'tezos_sign'],
  ton: ['ton_sendMessage', 'ton_signData'],
  tron: ['tron_signTransaction', 'tron_signMessage'],
  xrpl: ['xrpl_signTransaction', 'xrpl_signTransactionFor'],
}

/** What an app asks for that wants permissions (ERC-7715): as it is now, and as it was in 2024. */
const permissionMethods: { readonly [namespace: string]: readonly string[] } = {
  eip155: [
    'wallet_requestExecutionPermissions',
    'wallet_revokeExecutionPermission',
    'wallet_getSupportedExecutionPermissions',
    'wallet_getGrantedExecutionPermissions',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
  ],
}

const events = ['accountsChanged', 'chainChanged']

/** Wallets report the addresses of an account in an event. */
const furtherEvents: { readonly [namespace: string]: readonly string[] } = {
  bip122: ['bip122_addressesChanged'],
}

/**
 * Builds the session proposal. It lists every network of the app as optional, so that wallets which
 * support only some of them can connect.
 * @see CAIP-25
 */
export function buildProposal(parameters: {
  networks: readonly CaipNetwork[]
  override?: ProposalOverride | undefined
  /** Whether the app wants permissions (`features.smartSessions`). @default false */
  hasSessions?: boolean | undefined
}): Proposal {
  const { networks, override, hasSessions } = parameters
  const proposal: Proposal = {}
  for (const { chainNamespace: namespace, caipNetworkId, rpcUrls } of networks) {
    proposal[namespace] ??= {
      chains: [],
      methods: [
        ...(override?.methods?.[namespace] ?? [
          ...(methods[namespace] ?? []),
          ...((hasSessions && permissionMethods[namespace]) || []),
        ]),
      ],
      events: [
        ...(override?.events?.[namespace] ?? [...events, ...(furtherEvents[namespace] ?? [])]),
      ],
      rpcMap: {},
    }
    const { chains, rpcMap } = proposal[namespace]
    const earlierId = toEarlierId(caipNetworkId)
    chains.push(caipNetworkId, ...(earlierId ? [earlierId] : []))
    const url = override?.rpcMap?.[caipNetworkId] ?? rpcUrls.default.http[0]
    // Listed under both ids, so that the library never falls back to another RPC.
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
