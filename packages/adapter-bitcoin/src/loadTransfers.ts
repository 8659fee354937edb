import { CleatError } from '@cleat/core/adapter'
import type { BitcoinTransfers } from './transfers/bitcoinTransfers.ts'

/**
 * Brings all that signs transactions and pays, which is loaded by its first use.
 * @throws `UI_LOAD_FAILED`
 */
export async function loadTransfers(): Promise<BitcoinTransfers> {
  try {
    return (await import('./transfers/bitcoinTransfers.ts')).bitcoinTransfers
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}
