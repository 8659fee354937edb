import type { PaymentOutcome, TrackingData, TransferAdapter } from '@cleat/core/adapter'
import { followTransaction } from '../../follow/followTransaction.ts'
import { createEvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { toTransfer } from '../prepare/toTransfer.ts'
import { classifyReceipt } from './classifyReceipt.ts'

/**
 * Follows a payment until the chain has decided.
 * @throws the reason of the signal
 */
export async function followPayment(
  chain: EvmChain,
  { payment, ...followed }: Parameters<TransferAdapter['follow']>[0],
): Promise<PaymentOutcome> {
  const node = createEvmNode(chain, payment.network)
  const transfer = toTransfer(chain, payment)
  const arrives = readArrives(followed.trackingData)
  return followTransaction({
    ...{ ...followed, node, address: transfer.from },
    classify: (mined) => classifyReceipt(node, { transfer, arrives, ...mined }),
  })
}

/** Parses what `prepare` wrote, which was stored in the browser. */
function readArrives({ arrives }: TrackingData = {}): bigint | undefined {
  return typeof arrives === 'string' && /^0x[0-9a-f]{1,64}$/.test(arrives)
    ? BigInt(arrives)
    : undefined
}
