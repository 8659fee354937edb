import type { Swap, SwapPolicy } from '@cleat/core/adapter'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { isRpcFailure } from '../../node/isRpcFailure.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import { listContracts } from '../contracts/listContracts.ts'
import type { Permit } from './permit.ts'

export declare namespace findPermit {
  type Parameters = {
    swap: Swap
    policy: SwapPolicy
    call: EvmCall
    /** When the router refuses the call, in milliseconds since the epoch. `undefined` if never. */
    deadline: number | undefined
    /** The chain's time, in milliseconds since the epoch. */
    clock: number
    /** Whether the router's spender may take the token already. */
    isAllowed: boolean
    /** Whether the wallet carries out several calls as a whole. */
    canBatch: () => Promise<boolean>
  }
}

/** A permit of an exchange without a deadline can be used for so long. Milliseconds. */
const usualMs = 20 * 60_000

/** No permit is longer. Milliseconds. */
const longestMs = 30 * 60_000

/**
 * Finds the signature that takes an allowance's place: a token's own permit where the router hands
 * it in, and Permit2's where the router takes tokens by it. `undefined` where there is none, and
 * where the wallet does allowance and exchange in one confirmation.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function findPermit(
  node: EvmNode,
  parameters: findPermit.Parameters,
): Promise<Permit | undefined> {
  const { swap, policy, call, isAllowed, canBatch } = parameters
  const { address: account, source, amount } = swap
  if (source.address === undefined) return undefined
  const { kinds } = listContracts(Number(swap.network.id), policy)
  const kind = kinds.get(call.to.toLowerCase())
  const asked = { account, token: source.address, amount, call, deadline: toDeadline(parameters) }
  try {
    // What Permit2 knows of the router is needed besides the allowance, and no batch has it.
    if (kind?.startsWith('universal-router-2')) {
      const { writePermit2 } = await import('./writePermit2.ts')
      return await writePermit2(node, asked)
    }
    const takesPermits = kind === 'v3' || kind === '1inch'
    if (!takesPermits || isAllowed || (await canBatch())) return undefined
    const { writeTokenPermit } = await import('./writeTokenPermit.ts')
    return await writeTokenPermit(node, { ...asked, router: kind })
  } catch (error) {
    if (isRpcFailure(error)) throw error
    // What the token or the router refuses to tell, or does not load, cannot be signed.
    return undefined
  }
}

function toDeadline({ deadline, clock }: findPermit.Parameters): bigint {
  // A chain where nothing happens is behind.
  const now = Math.max(clock, Date.now())
  const last = Math.min(deadline ?? now + usualMs, now + longestMs)
  return BigInt(Math.floor(last / 1000))
}
