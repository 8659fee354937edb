import type { CaipNetwork } from '../../base/caip/network.ts'
import type { TransferAdapter } from '../transfers/transferAdapter.ts'
import type { Metadata } from './adapterContext.ts'
import type { Connection } from './connection.ts'
import type { ProviderRequest } from './providerRequest.ts'
import type { RemoteWallet } from './remoteWallet.ts'

/** Which wallets Coinbase's SDK offers: the passkey wallet, the app, or both. */
export type CoinbasePreference = 'all' | 'smartWalletOnly' | 'eoaOnly'

/**
 * What an adapter may be able to do beyond connecting, by name. A new ability is a new key, so old adapters stay valid.
 * Every function rejects with a `CleatError` and nothing else.
 */
export type AdapterFeatures = {
  /** Moves the wallet to a network, adding it where the wallet does not know it. Resolves when the wallet is there. */
  'network:switch': (parameters: { network: CaipNetwork }) => Promise<void>
  /** The connection as the wallet itself tells it at this moment, whatever was reported before. Never prompts. */
  'connection:read': () => Promise<Connection>
  /** The wallets that are connected on this namespace at the same time; the one in use comes first. */
  'connections:list': () => readonly Connection[]
  /** Puts a connected wallet, and one of its accounts, to use without a prompt. */
  'connection:use': (parameters: {
    connectorId: string
    address?: string | undefined
  }) => Promise<Connection>
  /** Ends one of several connections. Settles within two seconds even when the wallet never answers. */
  'connection:end': (parameters: { connectorId: string }) => Promise<void>
  /**
   * Loads the wallets that the adapter itself brings, which are not found in the page: the one that the page runs in, or one
   * with an SDK. Called once, when the interface loads, and only where there may be one. They come back through
   * `context.remoteWallets`.
   */
  'remoteWallets:load': (parameters: {
    metadata: Metadata
    /** The app's networks of the adapter's namespace. */
    networks: readonly CaipNetwork[]
    /** How the app offers Coinbase Wallet, if it does. */
    coinbase?: { readonly preference?: CoinbasePreference | undefined } | undefined
  }) => Promise<readonly RemoteWallet[]>
  /** Asks the wallet to sign a text with an account it shares. */
  'message:sign': (parameters: {
    message: string
    address: string
  }) => Promise<{ signature: string }>
  /** Whether a signature was made by the address for the text, contract accounts included. */
  'message:verify': (parameters: {
    message: string
    address: string
    signature: string
  }) => Promise<boolean>
  /** The native balance in atomic units, read over the app's own RPC. */
  'balance:read': (parameters: {
    address: string
    network: CaipNetwork
  }) => Promise<{ value: bigint; decimals: number; symbol: string }>
  /** Loads what the chain can do with money: tokens, names, and payments from the form to the block. */
  'transfers:load': () => Promise<TransferAdapter>
  /**
   * Sends the native coin, `value` in atomic units, from an account that the wallet shares.
   * Resolves when the network took the transaction; `TRANSACTION_FAILED` carries the chain's own reason where it refused.
   */
  'transfer:send': (parameters: {
    to: string
    value: bigint
    address: string
    network: CaipNetwork
  }) => Promise<{ hash: string }>
  /** The object that apps get from `useAppKitProvider`. It must send every request through `submit`. */
  'provider:create': (parameters: {
    submit: (request: ProviderRequest) => Promise<unknown>
  }) => unknown
  /** Hands a request to the connected wallet as it is. Called by the request pipeline only. */
  'provider:request': (request: ProviderRequest) => Promise<unknown>
}
