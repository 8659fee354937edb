import { expect, vi } from 'vitest'
import type { createTestOnramp } from './createTestOnramp.ts'

type Test = Awaited<ReturnType<typeof createTestOnramp>>

/** A form of 100 dollars whose prices are there. */
export async function fillPurchase(test: Test): Promise<Test> {
  const { onramp, kit } = test
  kit.controllers.router.reset({ name: 'OnRampProviders' })
  kit.controllers.modal.open({})
  onramp.start({ amount: '100' })
  await vi.waitFor(() => expect(onramp.state.offering.status).toBe('success'), 5000)
  await vi.waitFor(() => {
    expect(onramp.state.offers.length).toBeGreaterThan(0)
    expect(onramp.state.quotesLoading).toBe(false)
  }, 5000)
  return test
}
