import type { Address, Hex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import type { AccountCall } from '../calls/accountCall.ts'

/** An operation of EntryPoint 0.6, with all that its hash covers. */
export type ContractOperation = UserOperation<'0.6'> & {
  readonly initCode: Hex
  readonly paymasterAndData: Hex
}

/** What an operation of a contract account may be, as the visitor saw it. */
export type ExpectedContractOperation = {
  readonly account: Address
  /** The key that signs. */
  readonly owner: Address
  readonly calls: readonly AccountCall[]
  readonly nonce: bigint
  /** Whether the account is created with it. */
  readonly isNew: boolean
  /** The most that it can cost, in base units. */
  readonly mostFee: bigint
  /** Who pays, if it is not the account. */
  readonly paymaster: Address | undefined
}
