import type { Address } from 'viem'
import type { Delegation } from './delegation.ts'
import { delegation } from './delegation.ts'
import type { GuardTerms } from './guardTerms.ts'
import { toCaveats } from './toCaveats.ts'

/** The permission of an account for itself that a limit is. @see ERC-7710 */
export function toGuardDelegation({
  account,
  terms,
}: {
  readonly account: Address
  readonly terms: GuardTerms
}): Omit<Delegation, 'signature'> {
  const { limits, until, salt } = terms
  return {
    ...{ delegate: account, delegator: account, authority: delegation.root, salt },
    caveats: toCaveats({ account, limits, until }),
  }
}
