import { readWord } from '../abi/readWord.ts'
import { selectors } from '../abi/selectors.ts'
import { toWord } from '../abi/toWord.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'

/** Where chains of the OP stack tell what Ethereum takes for keeping a transaction. */
const oracle = '0x420000000000000000000000000000000000000F'

/** More bytes than a payment has before it is signed, of a coin and of a token. */
const sizes = { coin: 130, token: 200 }

/**
 * What a chain of the OP stack takes on top for keeping a payment on Ethereum. None on any other chain.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readLayerFee(node: EvmNode, kind: keyof typeof sizes): Promise<bigint> {
  const size = sizes[kind]
  // What came with the Fjord upgrade, and what was there before, for bytes that cannot be made smaller.
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
