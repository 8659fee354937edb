import type { Namespace } from '../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../base/caip/network.ts'
import type { StorageArea } from '../../base/storage/storageArea.ts'
import type { SmartAccountOptions } from '../accounts/smartAccountOptions.ts'
import type { ProviderRequest } from '../adapter/providerRequest.ts'
import type { RemoteWallet } from '../adapter/remoteWallet.ts'
import type { RequestFee } from '../requests/requestFee.ts'
import type { AccountType } from './accountType.ts'
import type { AuthLogins } from './authLogins.ts'

/** Why a network has no smart accounts: its code is missing there, or is another one. */
export type SmartAccountSupport = 'supported' | 'missing' | 'foreign'

/** The address of each kind of account, of one login. */
export type AccountAddresses = { readonly [type in AccountType]: string }

/** The wallet behind the connector of type `AUTH`. */
export type AuthWallet = {
  /** The id of its connector, on every namespace. */
  readonly connectorId: string
  /** What adapters connect, by namespace. */
  readonly byNamespace: { readonly [namespace: string]: readonly RemoteWallet[] }
  /** Which kind of account a visitor begins with who chose none, by namespace. @default 'eoa' */
  readonly defaultAccountTypes: { readonly [namespace: string]: AccountType }
  /**
   * Which kind the visitor's wallet has had since it was made, by namespace. It goes before what
   * the app begins with, on every device. @default none
   */
  readonly pinnedAccountTypes?:
    | { readonly [namespace: string]: AccountType | undefined }
    | undefined
  /** Whether it asks the visitor itself before it signs. Otherwise the kit does. */
  readonly asksVisitor: boolean
  /** How visitors log in. @default connecting logs in, without a question */
  readonly logins?: AuthLogins | undefined
  /** Makes accounts of a namespace plain or smart. Earlier requests end as they began. */
  setAccountType(parameters: { namespace: Namespace; type: AccountType }): Promise<void>
  /**
   * The visitor's address of each kind, where the kinds have different ones.
   * @default one address for both
   */
  readAddresses?(parameters: { namespace: Namespace }): Promise<AccountAddresses | undefined>
  /** Whether accounts of a network can be smart. @throws where its nodes do not answer */
  readSupport(parameters: { network: CaipNetwork }): Promise<SmartAccountSupport>
  /**
   * Prepares what a request sends, asks who pays, and says what it can cost. `undefined` for a
   * request that sends nothing. Signing the same request then signs what was prepared.
   * @param limits the most that may leave the account, as the chain enforces it
   */
  readFee(parameters: {
    request: ProviderRequest
    network: CaipNetwork
    limits?: readonly SpendingLimit[] | undefined
  }): Promise<RequestFee | undefined>
  /** Takes the code away from the account. It pays the transaction. */
  removeUpgrade(parameters: { network: CaipNetwork }): Promise<{ readonly hash: string }>
}

/** How much of an asset may leave an account at most. */
export type SpendingLimit = {
  /** @default the native coin */
  readonly token?: string | undefined
  /** Base units. */
  readonly most: bigint
}

/** Creates the wallet behind the connector of type `AUTH`, when the interface loads. */
export type AuthWalletLoader = ((parameters: {
  readonly networks: readonly CaipNetwork[]
  /** What the visitor chose in this browser, by namespace. */
  readonly accountTypes: { readonly [namespace: string]: AccountType | undefined }
  /** What the app wants for new wallets. @default the wallet decides */
  readonly defaultAccountTypes?:
    | { readonly [namespace: string]: AccountType | undefined }
    | undefined
  /** What the app decides about accounts that run code. @default nothing */
  readonly smartAccounts?: SmartAccountOptions | undefined
  /** Where it keeps values between visits. */
  readonly storage: StorageArea
}) => AuthWallet | Promise<AuthWallet>) & {
  /** Whether the wallet has `logins`: they are then drawn before it is loaded. @default false */
  readonly hasLogins?: boolean | undefined
}
