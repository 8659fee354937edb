import { isCleatError } from '@cleat/core/adapter'
import { alteredError } from '../../../payload/alteredError.ts'
import type { SwapNode } from '../base/swapNode.ts'
import type { SignedAllowance } from './signedAllowance.ts'

/**
 * Asks the chain which nonce it takes next.
 * @throws `PAYMENT_ALTERED` if the contract does not say, `NETWORK_RPC_FAILED`
 */
export async function readNonce(
  node: SwapNode,
  { counter }: Pick<SignedAllowance, 'counter'>,
): Promise<bigint> {
  const { to, data, word } = counter
  try {
    const answer = await node.run({ to, data })
    const digits = answer.slice(2 + word * 64, 66 + word * 64)
    if (!/^[0-9a-f]{64}$/i.test(digits)) throw alteredError('nonce')
    return BigInt(`0x${digits}`)
  } catch (error) {
    throw isCleatError(error, 'NETWORK_RPC_FAILED') ? error : alteredError('nonce')
  }
}
