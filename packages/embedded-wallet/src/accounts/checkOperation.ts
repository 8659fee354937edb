import { type Address, isAddressEqual } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import type { AccountCall } from '../calls/accountCall.ts'
import type { GuardLimit } from '../guard/guardLimit.ts'
import type { Implementation } from './implementations.ts'
import { isAsExpected } from './isAsExpected.ts'
import { mostFee } from './mostFee.ts'
import { OperationError } from './operationError.ts'

/** What an operation may be, as the visitor saw it. */
export type ExpectedOperation = {
  readonly account: Address
  readonly calls: readonly AccountCall[]
  readonly limits: readonly GuardLimit[] | undefined
  readonly nonce: bigint
  readonly chainId: number
  readonly implementation: Implementation
  /** Whether the account takes over code with it. */
  readonly isUpgrade: boolean
  /** The most that it can cost, in base units. */
  readonly mostFee: bigint
  /** Who pays, if it is not the account. */
  readonly paymaster: Address | undefined
}

/**
 * Compares an operation with what was asked for, field by field.
 * @throws {@link OperationError} `altered`, with the field
 */
export function checkOperation(
  operation: UserOperation<'0.7' | '0.8'>,
  expected: ExpectedOperation,
): void {
  const { account, calls, limits, nonce, chainId, implementation, isUpgrade, paymaster } = expected
  const { factory, factoryData = '0x', authorization } = operation
  const isMark = factory === '0x7702' && factoryData === '0x'
  const checks: Record<string, boolean> = {
    sender: isAddressEqual(operation.sender, account),
    calls: isAsExpected(operation.callData, { account, calls, limits }),
    nonce: operation.nonce === nonce,
    factory: factory === undefined || (isUpgrade && isMark),
    authorization: isUpgrade
      ? authorization !== undefined &&
        isAddressEqual(authorization.address, implementation.address) &&
        authorization.chainId === chainId
      : authorization === undefined,
    paymaster: isSamePayer(operation.paymaster, paymaster),
    fee: mostFee(operation) <= expected.mostFee,
  }
  const [wrong] = Object.keys(checks).filter((name) => !checks[name])
  if (wrong !== undefined) throw new OperationError('altered', wrong)
}

function isSamePayer(given: Address | undefined, expected: Address | undefined): boolean {
  if (given === undefined || expected === undefined) return given === expected
  return isAddressEqual(given, expected)
}
