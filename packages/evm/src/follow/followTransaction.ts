import type { TrackingData } from '@cleat/core/adapter'
import { raceSignal } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import { createTransactionTracker, type TransactionTracker } from './createTransactionTracker.ts'
import { readWaiting } from './readWaiting.ts'
import { waitForLook } from './waitForLook.ts'

export declare namespace followTransaction {
  type Parameters<outcome> = Omit<
    createTransactionTracker.Parameters<outcome>,
    'waiting' | 'onWaiting'
  > & {
    onTrackingData?: ((trackingData: TrackingData) => void) | undefined
    signal: AbortSignal
  }
}

/** Milliseconds between two looks: at first, and when it has taken long. */
const soon = 1000
const late = 15_000

/**
 * Follows a transaction until the chain has decided. RPCs that are down, behind, or do not know it
 * are ignored.
 * @throws the reason of the signal
 */
export async function followTransaction<outcome>(
  parameters: followTransaction.Parameters<outcome>,
): Promise<NonNullable<Awaited<ReturnType<TransactionTracker<outcome>['look']>>>> {
  const { trackingData, onTrackingData, signal, ...tracked } = parameters
  const trail = createTransactionTracker({
    ...{ ...tracked, trackingData, waiting: readWaiting(trackingData) },
    onWaiting: ({ nonce, since }) =>
      onTrackingData?.({
        ...trackingData,
        ...{ nonce: toQuantity(nonce), since: toQuantity(since) },
      }),
  })
  let ms = soon
  while (true) {
    signal.throwIfAborted()
    const outcome = await raceSignal(trail.look(), signal).catch(() => undefined)
    signal.throwIfAborted()
    if (outcome) return outcome
    ms = trail.isClose() ? soon : ms
    await waitForLook({ ms, signal })
    ms = Math.min(ms * 1.2, late)
  }
}
