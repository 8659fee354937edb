import type { SwapAdapter } from '@cleat/core/adapter'
import { createSolanaSwaps } from './createSolanaSwaps.ts'

const created = new WeakMap<object, SwapAdapter>()

/** The swaps of a session: the same each time, so that what was decoded is asked for at once. */
export function getSolanaSwaps(...parameters: Parameters<typeof createSolanaSwaps>): SwapAdapter {
  const [session] = parameters
  const swaps = created.get(session) ?? createSolanaSwaps(...parameters)
  created.set(session, swaps)
  return swaps
}
