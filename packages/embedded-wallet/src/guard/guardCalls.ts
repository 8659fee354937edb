import { type Address, encodeAbiParameters, encodeFunctionData, type Hex } from 'viem'
import type { AccountCall } from '../calls/accountCall.ts'
import { callBatch } from '../calls/callBatch.ts'
import { type Delegation, delegation } from './delegation.ts'
import { delegationContracts } from './delegationContracts.ts'
import type { GuardTerms } from './guardTerms.ts'
import { toGuardDelegation } from './toGuardDelegation.ts'

/**
 * Puts a limit on what calls take from an account, which the chain enforces: one call to the
 * manager of delegations, that only the account itself can make, once, within five minutes. More
 * than a limit, and all of it reverts. Allowances are no balances, and are not limited.
 * @see ERC-7710
 */
export function guardCalls(given: {
  readonly account: Address
  readonly terms: GuardTerms
  readonly calls: readonly AccountCall[]
  /** Of `toGuardData`. */
  readonly signature: Hex
}): AccountCall {
  const { calls, signature } = given
  const signed: Delegation = { ...toGuardDelegation(given), signature }
  const context = encodeAbiParameters(delegation.context, [[signed]])
  const { mode, data } = callBatch.write(calls)
  const args: readonly [readonly Hex[], readonly Hex[], readonly Hex[]] = [
    [context],
    [mode],
    [data],
  ]
  const { manager: to } = delegationContracts
  return { to, value: 0n, data: encodeFunctionData({ abi: delegation.abi, args }) }
}
