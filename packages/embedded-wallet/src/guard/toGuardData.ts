import type { Address, TypedDataDefinition } from 'viem'
import { delegation } from './delegation.ts'
import { delegationContracts } from './delegationContracts.ts'
import type { GuardTerms } from './guardTerms.ts'
import { toGuardDelegation } from './toGuardDelegation.ts'

/** What the account signs for a limit. @see EIP-712 */
export function toGuardData(given: {
  readonly account: Address
  readonly chainId: number
  readonly terms: GuardTerms
}): TypedDataDefinition {
  const { manager: verifyingContract } = delegationContracts
  const domain = {
    ...{ name: 'DelegationManager', version: '1', chainId: given.chainId, verifyingContract },
  }
  const { types } = delegation
  return { domain, types, primaryType: 'Delegation', message: toGuardDelegation(given) }
}
