import type { UserOperation } from 'viem/account-abstraction'
import type { AccountCall } from '../calls/accountCall.ts'
import type { GuardLimit } from '../guard/guardLimit.ts'
import type { GuardTerms } from '../guard/guardTerms.ts'
import type { ContractOperation } from './contractOperation.ts'
import type { Implementation } from './implementations.ts'

/** What is ready to be shown, and then signed. */
export type PreparedCalls = {
  readonly calls: readonly AccountCall[]
  /** The most that may leave the account, as the chain enforces it. @default no limit */
  readonly limits: readonly GuardLimit[] | undefined
  /** The same, as it is signed. */
  readonly guard: GuardTerms | undefined
  /** Whether the account takes over code with it, or is created. */
  readonly isUpgrade: boolean
  /** The most that it can cost, in base units. */
  readonly mostFee: bigint
  /** Who pays. @default the account */
  readonly sponsor: { readonly name: string } | undefined
  /** Why it was not sponsored, if it could have been. */
  readonly notSponsored: 'declined' | 'unavailable' | undefined
} & (
  | {
      readonly kind: 'operation'
      readonly implementation: Implementation
      readonly operation: UserOperation<'0.7' | '0.8'>
    }
  | ({
      readonly kind: 'transaction'
      readonly implementation: Implementation
      readonly gas: bigint
    } & PreparedFees)
  | { readonly kind: 'contract'; readonly operation: ContractOperation }
)

/** Base units for each unit of gas. @see EIP-1559 */
export type PreparedFees = {
  /** The most that is paid, the base fee included. */
  readonly maxFeePerGas: bigint
  /** The most that the block's producer gets of it. */
  readonly maxPriorityFeePerGas: bigint
}
