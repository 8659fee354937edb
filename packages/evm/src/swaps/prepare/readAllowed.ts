import { readWord } from '../../abi/readWord.ts'
import { tokenCalls } from '../../abi/tokenCalls.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { isRpcFailure } from '../../node/isRpcFailure.ts'

/**
 * What a spender may take of an account's token. A token that does not say so allows nothing.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readAllowed(
  node: EvmNode,
  { token, account, spender }: { token: string; account: string; spender: string },
): Promise<bigint> {
  try {
    const answer = await node.run({ to: token, data: tokenCalls.allowance(account, spender) })
    return readWord(answer, 0) ?? 0n
  } catch (error) {
    if (isRpcFailure(error)) throw error
    return 0n
  }
}
