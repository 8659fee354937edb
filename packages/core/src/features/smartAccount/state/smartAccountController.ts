import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../../base/caip/namespace.ts'
import type { AccountType } from '../../../contract/auth/accountType.ts'
import type { SmartAccountState } from './smartAccountState.ts'

/** The code and the kind of the account in use. It lives as long as the kit. */
export type SmartAccountController = {
  readonly state: Readonly<SmartAccountState>
  /** Whether the visitor can choose the kind of account: only in the embedded wallet. */
  isChoosable(): boolean
  /**
   * Makes the accounts of a namespace plain or smart, now and at later visits. Earlier requests
   * end as they began. Never rejects: what is wrong is in `state.choosing`.
   */
  setPreferredAccountType(parameters: { namespace: Namespace; type: AccountType }): Promise<void>
  /**
   * Reads what the account runs on networks. Never rejects: what is wrong is in `state.accounts`.
   * @param networks - CAIP-2 ids; by default those of the account's namespace
   */
  readAccountCode(parameters?: { networks?: readonly CaipNetworkId[] | undefined }): Promise<void>
  /**
   * Takes the code away from the account of the embedded wallet, in a transaction that the account
   * pays. Never rejects: what becomes of it is in `state.upgrading`.
   */
  removeUpgrade(parameters: { caipNetworkId: CaipNetworkId }): Promise<void>
  /** Clears what became of a removal, once it was seen. */
  forgetRemoval(): void
  destroy(): void
}
