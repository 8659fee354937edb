import type { PaymentOutcome, TransferAdapter } from '@cleat/core/adapter'
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
  return followTransaction({
    ...{ ...followed, node, address: transfer.from },
    classify: (mined) => classifyReceipt(node, { transfer, ...mined }),
  })
}
