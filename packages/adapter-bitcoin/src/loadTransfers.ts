import { CleatError } from '@cleat/core/adapter'
import type { Money } from './money/money.ts'

/**
 * Brings all that signs transactions and pays, which is loaded by its first use.
 * @throws `UI_LOAD_FAILED`
 */
export async function loadTransfers(): Promise<Money> {
  try {
    return (await import('./money/money.ts')).money
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}
