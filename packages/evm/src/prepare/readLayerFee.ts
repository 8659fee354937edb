import { readWord } from '../abi/readWord.ts'
import type { Hex } from '../base/hex.ts'
import { library } from '../library/viemCodec.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'

/** The OP Stack's gas price oracle, which calculates the L1 fee. */
const oracle = '0x420000000000000000000000000000000000000F'

const view = { type: 'function', stateMutability: 'view' } as const
const outputs = [{ name: '', type: 'uint256' }] as const
const abi = [
  { ...view, name: 'getL1FeeUpperBound', inputs: [{ name: 'size', type: 'uint256' }], outputs },
  { ...view, name: 'getL1Fee', inputs: [{ name: 'data', type: 'bytes' }], outputs },
] as const

/** An upper bound of the unsigned size of a transaction without data. */
const plainSize = 130

/**
 * The L1 fee of a transaction on an OP Stack chain. Zero on other chains.
 * @param data - of its call, in hex
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readLayerFee(node: EvmNode, data: string | undefined): Promise<bigint> {
  const size = plainSize + ((data?.length ?? 2) - 2) / 2
  // The method since the Fjord upgrade, and the earlier one with incompressible bytes.
  const { encodeFunctionData } = library
  const [since, before] = [
    encodeFunctionData({ abi, functionName: 'getL1FeeUpperBound', args: [BigInt(size)] }),
    encodeFunctionData({ abi, functionName: 'getL1Fee', args: [`0x${'ff'.repeat(size)}`] }),
  ]
  return (await ask(node, since)) ?? (await ask(node, before)) ?? 0n
}

async function ask(node: EvmNode, data: Hex): Promise<bigint | undefined> {
  try {
    const answer = await node.run({ to: oracle, data })
    return answer.length === 66 ? readWord(answer, 0) : undefined
  } catch (error) {
    if (isRpcFailure(error)) throw error
    return undefined
  }
}
