import { CleatError } from '@cleat/core/adapter'
import type { BitcoinTransfers } from '../transfers/bitcoinTransfers.ts'

/**
 * Loads signing of transactions and payments on first use.
 * @throws `UI_LOAD_FAILED`
 */
export async function loadTransfers(): Promise<BitcoinTransfers> {
  try {
    return (await import('../transfers/bitcoinTransfers.ts')).bitcoinTransfers
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}
