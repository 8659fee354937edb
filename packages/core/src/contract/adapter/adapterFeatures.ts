import type { CaipNetwork } from '../../base/caip/network.ts'
import type { AccountCode } from '../accounts/accountCode.ts'
import type { ApprovalsAdapter } from '../approvals/approvalsAdapter.ts'
import type {
  CallsReport,
  CallsStatusParameters,
  CallsToSend,
  SentCalls,
} from '../calls/callsReport.ts'
import type { PermissionsAdapter } from '../permissions/permissionsAdapter.ts'
import type { RequestContent } from '../requests/decodedRequest.ts'
import type { RequestAction } from '../requests/requestAction.ts'
import type { RequestParty, RequestSimulation } from '../requests/requestEvidence.ts'
import type { SignInProof } from '../signIn/signInProof.ts'
import type { SignInTerms } from '../signIn/siwxConfig.ts'
import type { SwapAdapter } from '../swaps/swapAdapter.ts'
import type { TransferAdapter } from '../transfers/transferAdapter.ts'
import type { Metadata } from './adapterContext.ts'
import type { Connection } from './connection.ts'
import type { ProviderRequest } from './providerRequest.ts'
import type { RemoteWallet } from './remoteWallet.ts'

/** Which wallets Coinbase's SDK offers: the passkey wallet, the app, or both. */
export type CoinbasePreference = 'all' | 'smartWalletOnly' | 'eoaOnly'

/**
 * Optional features of an adapter, by name. A new feature is a new key, so old adapters stay valid.
 * Every function rejects with a `CleatError` and nothing else.
 */
export type AdapterFeatures = {
  /**
   * Loads code that connecting needs, ahead of time, so that a click reaches the wallet while it
   * counts as the visitor's action. Called when the runtime loads. Does not throw.
   */
  'connect:prefetch': () => void
  /**
   * Switches the wallet to a network, and adds it if the wallet does not know it. Resolves when the
   * wallet is on it.
   */
  'network:switch': (parameters: { network: CaipNetwork }) => Promise<void>
  /**
   * Reads a connection from the wallet itself, whatever was reported before: the active one, or
   * that of a connector. Never prompts.
   */
  'connection:read': (parameters?: { connectorId: string }) => Promise<Connection>
  /** The wallets connected on this namespace at the same time; the active one comes first. */
  'connections:list': () => readonly Connection[]
  /** Makes a connected wallet and one of its accounts active, without a prompt. */
  'connection:use': (parameters: {
    connectorId: string
    address?: string | undefined
  }) => Promise<Connection>
  /**
   * As `connect`, and the wallet signs in with the same prompt. Without `proof` it is connected
   * only: it cannot, or did not. What it signed is checked by the caller.
   */
  'connection:signIn': (parameters: {
    connectorId: string
    /** What the message says. */
    terms: SignInTerms
    /** The chain that it names. */
    network: CaipNetwork
    signal: AbortSignal
  }) => Promise<{ connection: Connection; proof?: SignInProof | undefined }>
  /**
   * Ends one of several connections. Settles within two seconds even if the wallet never answers.
   */
  'connection:end': (parameters: { connectorId: string }) => Promise<void>
  /**
   * Loads the remote wallets that the adapter brings itself: the wallet that hosts the page, or one
   * with an SDK. Called once when the UI loads, and only if there may be one. They are passed back
   * through `context.remoteWallets`.
   */
  'remoteWallets:load': (parameters: {
    metadata: Metadata
    /** The app's networks of the adapter's namespace. */
    networks: readonly CaipNetwork[]
    /** Which Coinbase wallets the app offers, if any. */
    coinbase?: { readonly preference?: CoinbasePreference | undefined } | undefined
  }) => Promise<readonly RemoteWallet[]>
  /** Asks the wallet to sign a text with an account that it shares. */
  'message:sign': (parameters: {
    message: string
    address: string
  }) => Promise<{ signature: string }>
  /** Whether the address signed the text. Covers contract accounts. */
  'message:verify': (parameters: {
    message: string
    address: string
    signature: string
  }) => Promise<boolean>
  /** Reads the native balance in base units over the app's RPC. */
  'balance:read': (parameters: {
    address: string
    network: CaipNetwork
  }) => Promise<{ value: bigint; decimals: number; symbol: string }>
  /**
   * Loads the transfer adapter: tokens, names, and payments from the form to their confirmation.
   */
  'transfers:load': () => Promise<TransferAdapter>
  /**
   * Loads the swap adapter: exchanges of assets, from an offer to their confirmation. The same one
   * each time: what one call prepares, another one signs.
   */
  'swaps:load': () => Promise<SwapAdapter>
  /** Loads the approvals adapter: who may take what from an account, and ending it. */
  'approvals:load': () => Promise<ApprovalsAdapter>
  /** Loads what wallets of the chain family grant to apps, list and take back. @see ERC-7715 */
  'permissions:load': () => Promise<PermissionsAdapter>
  /**
   * Sends the native coin from an account that the wallet shares. `value` is in base units.
   * Resolves when the network accepted the transaction.
   * @throws `TRANSACTION_FAILED` with the chain's reason
   */
  'transfer:send': (parameters: {
    to: string
    value: bigint
    address: string
    network: CaipNetwork
  }) => Promise<{ hash: string }>
  /**
   * What the wallet can do, by CAIP-2 id, as it wrote it. A paired wallet is not asked: it answers
   * with what its session says.
   * @see EIP-5792
   */
  'capabilities:read': (parameters: {
    address: string
    networks: readonly CaipNetwork[]
    connectorId?: string | undefined
  }) => Promise<{ readonly [caipNetworkId: string]: { readonly [name: string]: unknown } }>
  /**
   * Asks the wallet for calls: for all of them by `id`, or for one as a plain transaction. Resolves
   * with the wallet's name for the batch, or with the transaction's hash.
   */
  'calls:send': (
    parameters: CallsToSend & { connectorId?: string | undefined },
  ) => Promise<SentCalls>
  /**
   * What the wallet says of calls, and what the chain proves of each. Reads only. Rejects with
   * `NETWORK_RPC_FAILED` while the chain cannot be read.
   */
  'calls:status': (parameters: CallsStatusParameters) => Promise<CallsReport>
  /** Asks the wallet to show a batch in its own window. */
  'calls:show': (parameters: { id: string; connectorId?: string | undefined }) => Promise<void>
  /** The provider that `useAppKitProvider` returns. It must send every request through `submit`. */
  'provider:create': (parameters: {
    submit: (request: ProviderRequest) => Promise<unknown>
  }) => unknown
  /**
   * Checks what an app asks a wallet against its connection: the accounts and chains that the
   * parameters name, also of requests inside them. Resolves with the request to send. The
   * parameters are frozen plain data.
   * @throws `REQUEST_NOT_ALLOWED`, `REQUEST_WRONG_ACCOUNT`, `REQUEST_WRONG_NETWORK`,
   *   `REQUEST_UNREADABLE`
   */
  'request:check': (parameters: {
    request: ProviderRequest
    connection: Connection
  }) => Promise<ProviderRequest>
  /**
   * Reads what a request of an app does, after it was checked. Shares no code with what writes
   * requests. Never rejects for what it cannot read: that is an `opaque` action.
   */
  'request:decode': (parameters: {
    request: ProviderRequest
    connection: Connection
  }) => Promise<RequestContent>
  /**
   * Tries out on a copy of the network's newest block what a request of an app sends. `undefined`
   * if it sends nothing. Contracts can tell a trial from the real thing. Never rejects.
   */
  'request:simulate': (parameters: {
    request: ProviderRequest
    connection: Connection
    network: CaipNetwork
    /** What it was read as. The tokens and spenders in it are looked at. */
    actions: readonly RequestAction[]
    /** Whether to try it as of a later block of another producer. @default false */
    isLater?: boolean | undefined
  }) => Promise<RequestSimulation | undefined>
  /**
   * Reads from the chain whether addresses have code. Answers are kept, those of accounts for a
   * minute, balances not at all. Never rejects: what could not be read is `unknown`.
   */
  'request:parties': (parameters: {
    addresses: readonly string[]
    /** Those of them of which it matters whether they are collections, and what an account has. */
    tokens: readonly string[]
    /** Whose balances are read. */
    account: string
    network: CaipNetwork
  }) => Promise<{
    readonly [address: string]: Pick<RequestParty, 'kind' | 'isCollection' | 'balance'>
  }>
  /**
   * Reads from the chain what code an account runs.
   * @throws `NETWORK_RPC_FAILED`
   */
  'account:code': (parameters: { address: string; network: CaipNetwork }) => Promise<AccountCode>
  /**
   * Passes a request to the connected wallet unchanged: the active one, or that of a connector.
   * Only the request pipeline calls it.
   */
  'provider:request': (
    request: ProviderRequest & { readonly connectorId?: string | undefined },
  ) => Promise<unknown>
}
