import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { AccountCode } from '../../../contract/accounts/accountCode.ts'
import type { AccountType } from '../../../contract/auth/accountType.ts'
import type { AccountAddresses, SmartAccountSupport } from '../../../contract/auth/authWallet.ts'

/** What is known of the account on one network. */
export type NetworkAccount =
  | { readonly status: 'pending' }
  | {
      readonly status: 'success'
      readonly code: AccountCode
      /** Whether the account can be a smart one. `undefined` for other wallets. */
      readonly support: SmartAccountSupport | undefined
    }
  | { readonly status: 'error'; readonly error: CleatError }

/** Taking the code away from the account on one network. */
export type Upgrading =
  | { readonly status: 'idle' }
  /** `hash` is known once it was sent. */
  | {
      readonly status: 'pending'
      readonly caipNetworkId: CaipNetworkId
      readonly hash?: string | undefined
    }
  /** The chain says that the code is gone. */
  | { readonly status: 'success'; readonly caipNetworkId: CaipNetworkId; readonly hash: string }
  /** The chain did not say so in time. */
  | { readonly status: 'unknown'; readonly caipNetworkId: CaipNetworkId; readonly hash: string }
  | { readonly status: 'error'; readonly caipNetworkId: CaipNetworkId; readonly error: CleatError }

/** The choice of another kind of account. */
export type Choosing =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly type: AccountType }
  | { readonly status: 'error'; readonly error: CleatError }

export type SmartAccountState = {
  /** What the visitor of the embedded wallet prefers, by namespace. */
  preferredAccountTypes: { readonly [namespace: string]: AccountType }
  choosing: Choosing
  /** The address of each kind of account. `undefined` where both have the same. */
  addresses: AccountAddresses | undefined
  /** Of the active account, by CAIP-2 id. */
  accounts: { [caipNetworkId: string]: NetworkAccount }
  upgrading: Upgrading
}
