import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import type { PreparedSwap } from '../../../contract/swaps/preparedSwap.ts'
import type { PaymentAsset } from '../../../contract/transfers/payment.ts'
import type { PendingSide, PendingSwap } from '../state/pendingSwap.ts'

/** The stored form of a step, from the moment the network has it. */
export function toPendingSwap(parameters: {
  hash: string
  prepared: PreparedSwap
  type: PendingSwap['type']
  /** Of an order. */
  expiresAt?: number | undefined
}): PendingSwap {
  const { hash, prepared, type, expiresAt } = parameters
  const { swap, spender } = prepared
  const { network, address, source, target, amount } = swap
  return {
    hash,
    caipNetworkId: network.caipNetworkId,
    type,
    from: address,
    source: toSide(source, amount),
    target: toSide(target, prepared.minReceived),
    sentAt: Date.now(),
    ...(expiresAt !== undefined && { expiresAt, ...(spender !== undefined && { spender }) }),
    status: 'pending',
  }
}

function toSide({ address, symbol, decimals }: PaymentAsset, amount: bigint): PendingSide {
  return {
    ...(address !== undefined && { token: address }),
    ...{ symbol, decimals, amount: formatAmount(amount, decimals) },
  }
}
