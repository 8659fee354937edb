import { expect, vi } from 'vitest'
import { createFakeSwaps } from './createFakeSwaps.ts'
import { createTestSwap, held, type TestSwap } from './createTestSwap.ts'
import { offerQuotes } from './offerQuotes.ts'
import type { startFakeApi } from './startFakeApi.ts'

/** Ten DAI, in base units. */
const ten = 10n * 10n ** 18n

export type ReviewedSwap = TestSwap & {
  /** Resolves once the wallet was asked so many times. */
  asked(count: number): Promise<void>
}

/** An exchange of ten DAI for ten USDC, under review in the modal. */
export async function reviewSwap(
  service: startFakeApi.ReturnType,
  parameters: createFakeSwaps.Parameters & { sourceId?: string | undefined } = {},
): Promise<ReviewedSwap> {
  const { sourceId = 'cow', ...parts } = parameters
  offerQuotes(service, () => [{ id: sourceId, amount: 10_000_000n, of: ten }])
  const chain = createFakeSwaps(parts)
  const test = await createTestSwap({ chain })
  const { swap, kit } = test
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setAmount(ten)
  await vi.waitFor(() => expect(swap.state.quote?.status).toBe('success'), 5000)
  kit.controllers.router.reset({ name: 'SwapPreview' })
  kit.controllers.modal.open({})
  await swap.prepare()
  const asked = (count: number) =>
    vi.waitFor(() => expect(chain.questions).toHaveLength(count), { timeout: 5000 })
  return { ...test, asked }
}
