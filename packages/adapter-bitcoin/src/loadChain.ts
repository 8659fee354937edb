import { CleatError } from '@cleat/core/adapter'
import type { Chain } from './chain/chain.ts'

/**
 * Brings the cryptography, which a page that only shows a list of wallets never needs.
 * @throws `UI_LOAD_FAILED`
 */
export async function loadChain(): Promise<Chain> {
  try {
    return (await import('./chain/chain.ts')).chain
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}
