import { expect, vi } from 'vitest'
import type { KitOptions } from '../contract/options/kitOptions.ts'
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
  parameters: createFakeSwaps.Parameters & {
    sourceId?: string | undefined
    /** Base units of USDC for ten DAI. @default ten */
    offers?: (() => bigint) | undefined
    options?: Partial<KitOptions> | undefined
  } = {},
): Promise<ReviewedSwap> {
  const { sourceId = 'cow', offers = () => 10_000_000n, options, ...parts } = parameters
  offerQuotes(service, () => [{ id: sourceId, amount: offers(), of: ten }])
  const chain = createFakeSwaps(parts)
  const test = await createTestSwap({ chain, options })
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
