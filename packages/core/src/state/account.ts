import { proxy, ref } from 'valtio/vanilla'
import { type CaipAddress, toCaipAddress } from '../base/caip/caipAddress.ts'
import type { Namespace } from '../base/caip/namespace.ts'
import type { Connection, ConnectionAccount } from '../contract/adapter/connection.ts'
import type { SocialProvider } from '../contract/auth/authLogin.ts'
import type { AuthUser } from '../contract/auth/authUser.ts'
import type { EmbeddedWalletInfo } from '../contract/auth/embeddedWalletInfo.ts'

/** Connection status of a namespace. An address exists only in the status `connected`. */
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
  /** Not kept: `rdns` tells announced wallets apart. */
  readonly uuid?: undefined
  /** Where the user of an embedded wallet logged in. */
  readonly social?: SocialProvider | undefined
  /** The user of an embedded wallet: an address of e-mail, or a name. */
  readonly identifier?: string | undefined
  /** https URL of a paired wallet. */
  readonly url?: string | undefined
}

/** The account of one namespace (spec §3). */
export type AccountState = {
  status: AccountStatus
  address?: string | undefined
  caipAddress?: CaipAddress | undefined
  allAccounts: readonly ConnectionAccount[]
  connectorId?: string | undefined
  connectedWalletInfo?: WalletInfo | undefined
  /**
   * The account's name from a naming service. Names are unverified, so the address is always shown
   * as well.
   */
  profileName?: string | undefined
  /** URL of the picture that the account's owner chose, for an image element only. */
  profileImage?: string | undefined
  /** The user of the embedded wallet. */
  user?: AuthUser | undefined
  socialProvider?: SocialProvider | undefined
  /** The user and the kind of the embedded wallet’s account. */
  embeddedWalletInfo?: EmbeddedWalletInfo | undefined
  /** URL of the address in the block explorer. */
  addressExplorerUrl?: string | undefined
}

const initialState: AccountState = { status: 'disconnected', allAccounts: [] }

export type AccountController = {
  readonly state: { readonly [namespace: string]: Readonly<AccountState> }
  /** Returns the state of a namespace; `disconnected` for unknown namespaces. */
  get(namespace: Namespace): Readonly<AccountState>
  setStatus(namespace: Namespace, status: 'connecting' | 'reconnecting'): void
  setConnected(
    namespace: Namespace,
    parameters: {
      connection: Connection
      walletInfo: WalletInfo | undefined
      /** Base URL of the network's explorer. */
      explorerUrl?: string | undefined
      /** The path of an account in the explorer. @default address */
      explorerPath?: string | undefined
    },
  ): void
  reset(namespace: Namespace): void
}

/** Holds the account of each namespace. */
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
    setConnected(namespace, { connection, walletInfo, explorerUrl, explorerPath = 'address' }) {
      const { address } = connection.accounts[0]
      state[namespace] = {
        status: 'connected',
        address,
        caipAddress: toCaipAddress({ caipNetworkId: connection.caipNetworkId, address }),
        allAccounts: ref(connection.accounts),
        connectorId: connection.connectorId,
        connectedWalletInfo: walletInfo,
        // Solana explorers take the cluster as a query parameter.
        addressExplorerUrl: explorerUrl?.replace(/\/?(\?.*)?$/, `/${explorerPath}/${address}$1`),
      }
    },
    reset(namespace) {
      state[namespace] = { ...initialState }
    },
  }
}
