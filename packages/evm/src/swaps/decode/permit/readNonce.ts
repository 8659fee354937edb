import { isCleatError } from '@cleat/core/adapter'
import { readWord } from '../../../abi/readWord.ts'
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
    const nonce = readWord(await node.run({ to, data }), word)
    if (nonce !== undefined) return nonce
  } catch (error) {
    if (isCleatError(error, 'NETWORK_RPC_FAILED')) throw error
  }
  throw alteredError('nonce')
}
