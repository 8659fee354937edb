import { raceSignal, type SwapAdapter, type SwapOutcome } from '@cleat/core/adapter'
import { followTransaction } from '../../follow/followTransaction.ts'
import { readTrackingData } from '../../follow/readTrackingData.ts'
import { isFloorRefusal } from '../trial/isFloorRefusal.ts'
import { classifyExchange } from './classifyExchange.ts'
import { fetchReceipt } from './fetchReceipt.ts'

/** So often a node may not say what a transaction changed. Some keep no history. */
const mostMisses = 20

export declare namespace followSwap {
  type Parameters = globalThis.Parameters<SwapAdapter['follow']>[0] & {
    /** Interval between two polls, in milliseconds. @default 1000 */
    pollingMs?: number | undefined
  }
}

/**
 * Follows an exchange until the chain has decided, whatever the RPCs do meanwhile. Sends the signed
 * bytes again until the chain has them.
 * @throws the signal's reason
 */
export async function followSwap(parameters: followSwap.Parameters): Promise<SwapOutcome> {
  const { hash, swap, minReceived, trackingData, onTrackingData, signal, pollingMs } = parameters
  const { network, address: owner } = swap
  const tracking = readTrackingData({
    ...{ trackingData, hash },
    isMeant: async ({ signers }) => signers[0] === owner,
  })
  const tracked = await raceSignal(tracking, signal)
  const { signed, blockhash } = tracked
  let misses = 0
  return followTransaction<SwapOutcome>({
    ...{ network, hash, tracked, onTrackingData, signal, pollingMs },
    isPriceMoved: isFloorRefusal,
    async judge() {
      const receipt = await fetchReceipt({ network, hash, owner }).catch(() => undefined)
      if (receipt) return classifyExchange({ hash, swap, minReceived, receipt, blockhash })
      misses += 1
      // The id is the signature, so it is what was signed here, and the chain enforces the minimum.
      if (!signed || misses < mostMisses) return undefined
      return { status: 'confirmed', hash, received: minReceived, isAtLeast: true }
    },
  })
}
