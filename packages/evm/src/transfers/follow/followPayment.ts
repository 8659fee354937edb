import type { PaymentOutcome, TransferAdapter } from '@cleat/core/adapter'
import { raceSignal } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import { createEvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { toTransfer } from '../prepare/toTransfer.ts'
import { createTransactionTracker } from './createTransactionTracker.ts'
import { readWaiting } from './readWaiting.ts'
import { waitForLook } from './waitForLook.ts'

/** Milliseconds between two looks: at first, and when it has taken long. */
const soon = 1000
const late = 15_000

/**
 * Follows a payment until the chain has decided. RPCs that are down, behind, or do not know it
 * are ignored.
 * @throws the reason of the signal
 */
export async function followPayment(
  chain: EvmChain,
  { hash, payment, trackingData, onTrackingData, signal }: Parameters<TransferAdapter['follow']>[0],
): Promise<PaymentOutcome> {
  const node = createEvmNode(chain, payment.network)
  const transfer = toTransfer(chain, payment)
  const trail = createTransactionTracker({
    ...{ node, hash, transfer, trackingData, waiting: readWaiting(trackingData) },
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
