import type { Network, SentTransaction, TrackingData } from '@cleat/core/adapter'
import type { EvmPayload } from '../payload/readPayload.ts'
import { createEvmNode } from './createEvmNode.ts'
import type { EvmChain } from './evmChain.ts'
import { readAsked } from './readAsked.ts'

/** How long to wait for the latest block after the wallet has answered. Milliseconds. */
const blockMs = 1000

/**
 * Asks the wallet for a transaction, in the same tick: a wallet's window needs the visitor's
 * gesture.
 * @param parameters.before - what is known of the chain before, for its tracking
 * @throws what the wallet's request throws
 */
export async function sendTransaction(
  chain: EvmChain,
  parameters: {
    network: Network
    transaction: EvmPayload
    before?: TrackingData | undefined
  },
): Promise<SentTransaction> {
  const { network, transaction, before } = parameters
  const asked = readAsked(createEvmNode(chain, network))
  const hash = await chain.send({ method: 'eth_sendTransaction', params: [transaction] })
  const block = await Promise.race([asked, wait(blockMs)])
  const trackingData = { ...before, ...block }
  return { hash: String(hash), ...(Object.keys(trackingData).length > 0 && { trackingData }) }
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}
