import { readWord } from '../abi/readWord.ts'
import { selectors } from '../abi/selectors.ts'
import { toWord } from '../abi/toWord.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'

/** The OP Stack's gas price oracle, which calculates the L1 fee. */
const oracle = '0x420000000000000000000000000000000000000F'

/** An upper bound of the unsigned size of a payment, for the native currency and for a token. */
const sizes = { coin: 130, token: 200 }

/**
 * The L1 fee of a payment on an OP Stack chain. Zero on other chains.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readLayerFee(node: EvmNode, kind: keyof typeof sizes): Promise<bigint> {
  const size = sizes[kind]
  // The method since the Fjord upgrade, and the earlier one with incompressible bytes.
  const bound = await ask(node, selectors.getL1FeeUpperBound + toWord(size))
  if (bound !== undefined) return bound
  const bytes = toWord(32) + toWord(size) + 'ff'.repeat(size).padEnd(Math.ceil(size / 32) * 64, '0')
  return (await ask(node, selectors.getL1Fee + bytes)) ?? 0n
}

async function ask(node: EvmNode, data: string): Promise<bigint | undefined> {
  try {
    const answer = await node.run({ to: oracle, data })
    return answer.length === 66 ? readWord(answer, 0) : undefined
  } catch (error) {
    if (isRpcFailure(error)) throw error
    return undefined
  }
}
