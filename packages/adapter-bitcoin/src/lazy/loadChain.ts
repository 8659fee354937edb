import { CleatError } from '@cleat/core/adapter'
import type { Chain } from '../chain/chain.ts'

/**
 * Loads the cryptography, which a list of wallets does not need.
 * @throws `UI_LOAD_FAILED`
 */
export async function loadChain(): Promise<Chain> {
  try {
    return (await import('../chain/chain.ts')).chain
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}
