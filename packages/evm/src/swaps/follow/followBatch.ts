import type { SwapOutcome, TrackingData } from '@cleat/core/adapter'
import { raceSignal } from '@cleat/core/adapter'
import { waitForLook } from '../../follow/waitForLook.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { readBatchStatus } from '../batch/readBatchStatus.ts'

/** Milliseconds between two questions: at first, and when it has taken long. */
const soon = 1000
const late = 15_000

/** The order in which outcomes of several transactions count. */
const ranks: readonly SwapOutcome['status'][] = [
  ...(['confirmed', 'altered', 'failed', 'unproven', 'replaced', 'dropped'] as const),
]

/**
 * Follows a batch until the wallet names its transactions, and then those.
 * @throws the reason of the signal
 */
export async function followBatch(
  chain: EvmChain,
  parameters: {
    /** The wallet's name for the batch. */
    id: string
    trackingData?: TrackingData | undefined
    onTrackingData?: ((trackingData: TrackingData) => void) | undefined
    signal: AbortSignal
    /** Follows one of its transactions. */
    follow: (hash: string) => Promise<SwapOutcome>
  },
): Promise<SwapOutcome> {
  const { id, trackingData, onTrackingData, signal, follow } = parameters
  const { mined } = trackingData ?? {}
  // The wallet named it in an earlier visit, and may have forgotten it.
  if (typeof mined === 'string' && /^0x[0-9a-f]{64}$/.test(mined)) return follow(mined)
  let ms = soon
  while (true) {
    signal.throwIfAborted()
    const status = await raceSignal(readBatchStatus(chain, id), signal)
    if (status && status.code >= 200) {
      const { hashes } = status
      const [hash, ...others] = hashes
      if (hash !== undefined && others.length === 0)
        onTrackingData?.({ ...trackingData, mined: hash })
      const outcomes = await Promise.all(hashes.map(follow))
      return outcomes.sort((one, other) => rank(one) - rank(other))[0] ?? toEnd(status.code, id)
    }
    await waitForLook({ ms, signal })
    ms = Math.min(ms * 1.2, late)
  }
}

/** Without a transaction, the chain proves nothing. */
function toEnd(code: number, hash: string): SwapOutcome {
  return { status: code >= 400 && code < 500 ? 'dropped' : 'unproven', hash }
}

function rank({ status }: SwapOutcome): number {
  return ranks.indexOf(status)
}
