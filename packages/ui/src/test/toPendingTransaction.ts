import { toCaipNetworkId } from '@cleat/core/adapter'
import type { PendingTransaction } from '@cleat/core/send'
import { testAddress } from './createTestAdapter.ts'
import { testPeer } from './toTransaction.ts'

/** A pending transaction of this kit. */
export function toPendingTransaction(
  parameters: Partial<PendingTransaction> & { place: number },
): PendingTransaction {
  const { place, ...others } = parameters
  return {
    hash: `0x${`${place}`.padStart(64, '0')}`,
    caipNetworkId: toCaipNetworkId('eip155:1'),
    from: testAddress,
    to: testPeer,
    symbol: 'ETH',
    decimals: 18,
    amount: `${place}`,
    sentAt: Date.UTC(2026, 8, 4, 10),
    status: 'pending',
    ...others,
  }
}
