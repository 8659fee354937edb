import type { Hex } from '../base/hex.ts'
import { library } from '../library/viemCodec.ts'
import type { EvmNode, NodeCall } from './createEvmNode.ts'
import { isRpcFailure } from './isRpcFailure.ts'

/** The address of Multicall3 on every chain that has it. */
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Calls per batch, because public nodes limit a call to about 10 million gas. */
const most = 100

type Read = Pick<NodeCall, 'to'> & { readonly data: Hex }

/**
 * Calls many contracts, in one block through Multicall3, otherwise one by one. Reverted calls have
 * no answer.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readMany(
  node: EvmNode,
  reads: readonly Read[],
): Promise<readonly (string | undefined)[]> {
  const answers: (string | undefined)[] = []
  for (let at = 0; at < reads.length; at += most) {
    const part = reads.slice(at, at + most)
    answers.push(...((await readTogether(node, part)) ?? (await readEach(node, part))))
  }
  return answers
}

/** `undefined` without Multicall3, or with another contract in its place. */
async function readTogether(node: EvmNode, reads: readonly Read[]) {
  const { decodeFunctionResult, encodeFunctionData, multicall3Abi } = library
  const facts = { abi: multicall3Abi, functionName: 'aggregate3' } as const
  const calls = reads.map(({ to, data }) => ({
    ...{ target: to.toLowerCase() as Hex, allowFailure: true, callData: data },
  }))
  try {
    const data = await node.run({
      to: multicall3,
      data: encodeFunctionData({ ...facts, args: [calls] }),
    })
    const answers = decodeFunctionResult({ ...facts, data: data as Hex })
    if (answers.length !== reads.length) return undefined
    return answers.map(({ success, returnData }) => (success ? returnData : undefined))
  } catch (error) {
    if (isRpcFailure(error)) throw error
    return undefined
  }
}

function readEach(node: EvmNode, reads: readonly Read[]) {
  return Promise.all(
    reads.map((read) =>
      node.run(read).catch((error: unknown) => {
        if (isRpcFailure(error)) throw error
        return undefined
      }),
    ),
  )
}
