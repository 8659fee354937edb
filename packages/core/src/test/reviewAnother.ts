import { expect, vi } from 'vitest'
import type { TokenBalance } from '../runtime/api/data/answers/tokenBalance.ts'
import { held, type TestSwap } from './createTestSwap.ts'

/** Puts another exchange for USDC under review, while one before may be in progress. */
export async function reviewAnother(
  { swap }: Pick<TestSwap, 'swap'>,
  { amount, source = held.DAI }: { amount: bigint; source?: TokenBalance | undefined },
): Promise<void> {
  swap.start()
  swap.setSourceToken(source)
  swap.setToToken(held.USDC)
  swap.setAmount(amount)
  await vi.waitFor(() => expect(swap.state.quote?.status).toBe('success'), 5000)
  await swap.prepare()
}
