import {
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  type PrivateKeyAccount,
} from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import type { AccountCall } from '../calls/accountCall.ts'
import { callBatch } from '../calls/callBatch.ts'
import { type Delegation, delegation } from './delegation.ts'
import { delegationContracts } from './delegationContracts.ts'
import type { GuardLimit } from './guardLimit.ts'
import { toCaveats } from './toCaveats.ts'

/** How long guarded calls can be sent, in seconds. */
const longest = 300n

/**
 * Puts a limit on what calls take from an account, which the chain enforces: one call to the
 * manager of delegations, that only the account itself can make, once, within five minutes. More
 * than a limit, and all of it reverts. Allowances are no balances, and are not limited.
 * @see ERC-7710, EIP-712
 */
export async function guardCalls(parameters: {
  owner: PrivateKeyAccount
  chainId: number
  calls: readonly AccountCall[]
  limits: readonly GuardLimit[]
  /** Seconds since the epoch, by the chain. */
  now: bigint
}): Promise<AccountCall> {
  const { owner, chainId, calls, limits, now } = parameters
  const { manager } = delegationContracts
  const unsigned = {
    ...{ delegate: owner.address, delegator: owner.address, authority: delegation.root },
    caveats: toCaveats({ account: owner.address, limits, until: now + longest }),
    salt: hexToBigInt(generatePrivateKey()),
  }
  const signature = await owner.signTypedData({
    domain: { name: 'DelegationManager', version: '1', chainId, verifyingContract: manager },
    ...{ types: delegation.types, primaryType: 'Delegation', message: unsigned },
  })
  const signed: Delegation = { ...unsigned, signature }
  const context = encodeAbiParameters(delegation.context, [[signed]])
  const { mode, data } = callBatch.write(calls)
  const args: readonly [readonly Hex[], readonly Hex[], readonly Hex[]] = [
    [context],
    [mode],
    [data],
  ]
  return { to: manager, value: 0n, data: encodeFunctionData({ abi: delegation.abi, args }) }
}
