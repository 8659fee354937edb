import { noteTokenSymbol, type PaymentAsset, type PaymentNote } from '@cleat/core/adapter'
import { readTokenText } from '../abi/readTokenText.ts'
import { tokenCalls } from '../abi/tokenCalls.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'

/**
 * The notes about a token's own name.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readTokenNotes(
  node: EvmNode,
  asset: PaymentAsset,
): Promise<readonly PaymentNote[]> {
  if (asset.address === undefined) return []
  const answer = await node
    .run({ to: asset.address, data: tokenCalls.symbol() })
    .catch((error: unknown) => {
      if (isRpcFailure(error)) throw error
      return '0x'
    })
  return noteTokenSymbol({ asset, symbol: readTokenText(answer) })
}
