import type { Batch, BatchStatus } from '../../../contract/calls/batch.ts'

/** A batch that is unknown is neither done nor failed: it is still looked for. */
const codes: { readonly [status in BatchStatus]: number } = {
  ...{ pending: 100, confirmed: 200, notSent: 400, reverted: 500, partial: 600, unknown: 100 },
}

/**
 * The answer of `wallet_getCallsStatus`.
 * @see EIP-5792
 */
export function toStatusAnswer(batch: Batch, receipts: readonly unknown[]): unknown {
  const { id, caipNetworkId, isAtomic, status } = batch
  const chainId = `0x${BigInt(caipNetworkId.split(':')[1] ?? 0).toString(16)}`
  return { version: '2.0.0', id, chainId, status: codes[status], atomic: isAtomic, receipts }
}
