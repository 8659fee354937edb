import type { CaipNetwork, DecodedSwapStep, SwapPolicy } from '@cleat/core/adapter'
import { createEvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { readFeeLimit } from '../../payload/readFeeLimit.ts'
import { decodeBatch } from './decodeBatch.ts'
import { decodeCall } from './decodeCall.ts'
import { decodeSignature } from './decodeSignature.ts'
import type { StepPayload } from './stepPayload.ts'
import { toCall } from './toCall.ts'

/**
 * What a step does, if it allows, or exchanges, and does nothing else. Shares no code with what
 * writes steps, so that it finds that code's faults.
 * @throws `PAYMENT_ALTERED` for everything else, `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`,
 *   `NETWORK_RPC_FAILED`
 */
export async function decodeStep(
  chain: EvmChain,
  parameters: { step: StepPayload; network: CaipNetwork; policy: SwapPolicy },
): Promise<DecodedSwapStep> {
  const { step, network, policy } = parameters
  const node = createEvmNode(chain, network)
  const chainId = Number(network.id)
  const contextOf = (account: string) => ({ node, account, chainId, policy })
  const toFrom = (account: string) => chain.toAddress(account.toLowerCase())
  switch (step.type) {
    case 'transaction': {
      const { transaction } = step
      return {
        ...{ from: toFrom(transaction.from), chain: BigInt(transaction.chainId).toString() },
        feeLimit: readFeeLimit(transaction),
        parts: [await decodeCall(toCall(transaction), contextOf(transaction.from))],
      }
    }
    case 'batch': {
      const { from, chainId: asked, calls } = step.batch
      return {
        ...{ from: toFrom(from), chain: BigInt(asked).toString(), feeLimit: undefined },
        parts: await decodeBatch(calls.map(toCall), contextOf(from)),
      }
    }
    case 'signature': {
      const { from, typedData } = step.signature
      const part = await decodeSignature(typedData, contextOf(from))
      // The network takes nothing for a signature, and its chain was read in it.
      return { from: toFrom(from), chain: String(chainId), feeLimit: undefined, parts: [part] }
    }
    default:
      return step satisfies never
  }
}
