import { proxy, ref } from 'valtio/vanilla'
import { type CaipAddress, toCaipAddress } from '../base/caip/caipAddress.ts'
import type { Namespace } from '../base/caip/namespace.ts'
import type { Connection, ConnectionAccount } from '../contract/adapter/connection.ts'

/** Connection status of a namespace. There is an address exactly while it is `connected`. */
export type AccountStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/** Name and icon of the connected wallet. */
export type WalletInfo = {
  /** Name of the wallet. */
  readonly name: string
  /** Its icon: a data URI or an https URL. */
  readonly icon?: string | undefined
  /** How it is connected; see `ConnectorType`. */
  readonly type?: string | undefined
  /** Reverse domain name that it announces (EIP-6963). */
  readonly rdns?: string | undefined
}

/** The account of one namespace (spec §3). */
export type AccountState = {
  status: AccountStatus
  address?: string | undefined
  caipAddress?: CaipAddress | undefined
  allAccounts: readonly ConnectionAccount[]
  connectorId?: string | undefined
  connectedWalletInfo?: WalletInfo | undefined
  /** What the account calls itself, where a naming service says so. Anybody can choose any: never instead of the address. */
  profileName?: string | undefined
  /** Where the address can be looked at. */
  addressExplorerUrl?: string | undefined
}

const initialState: AccountState = { status: 'disconnected', allAccounts: [] }

export type AccountController = {
  readonly state: { readonly [namespace: string]: Readonly<AccountState> }
  /** The state of a namespace, disconnected when nothing is known of it. */
  get(namespace: Namespace): Readonly<AccountState>
  setStatus(namespace: Namespace, status: 'connecting' | 'reconnecting'): void
  setConnected(
    namespace: Namespace,
    parameters: {
      connection: Connection
      walletInfo: WalletInfo | undefined
      /** Where the network's explorer is. */
      explorerUrl?: string | undefined
    },
  ): void
  reset(namespace: Namespace): void
}

/** Who is connected, per namespace. */
export function createAccountController(parameters: {
  namespaces: readonly Namespace[]
}): AccountController {
  const state = proxy<{ [namespace: string]: AccountState }>(
    Object.fromEntries(parameters.namespaces.map((namespace) => [namespace, { ...initialState }])),
  )

  return {
    state,
    get: (namespace) =>
      (Object.hasOwn(state, namespace) ? state[namespace] : undefined) ?? initialState,
    setStatus(namespace, status) {
      state[namespace] = { ...initialState, status }
    },
    setConnected(namespace, { connection, walletInfo, explorerUrl }) {
      const { address } = connection.accounts[0]
      state[namespace] = {
        status: 'connected',
        address,
        caipAddress: toCaipAddress({ caipNetworkId: connection.caipNetworkId, address }),
        allAccounts: ref(connection.accounts),
        connectorId: connection.connectorId,
        connectedWalletInfo: walletInfo,
        // The cluster of Solana's explorers is a query.
        addressExplorerUrl: explorerUrl?.replace(
          /\/?(\?.*)?$/,
          `/${/(?:sol|sub)scan\.io/.test(explorerUrl) ? 'account' : 'address'}/${address}$1`,
        ),
      }
    },
    reset(namespace) {
      state[namespace] = { ...initialState }
    },
  }
}
