import type { PrivateKeyAccount, PublicClient } from 'viem'
import { type SmartAccount, toSimple7702SmartAccount } from 'viem/account-abstraction'
import type { Implementation } from './implementations.ts'
import { toDelegationAccount } from './toDelegationAccount.ts'

/** The account of a key, for viem. */
export function openAccount(parameters: {
  client: PublicClient
  owner: PrivateKeyAccount
  chainId: number
  implementation: Implementation
}): Promise<SmartAccount> {
  const { client, owner, implementation } = parameters
  return implementation.id === 'simple'
    ? toSimple7702SmartAccount({ client, owner })
    : toDelegationAccount(parameters)
}
