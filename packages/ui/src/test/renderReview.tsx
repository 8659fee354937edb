import type { ReviewController } from '@cleat/core'
import type { Runtime } from '@cleat/core/runtime'
import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { createTestAdapter, harbour, rabby } from './createTestAdapter.ts'
import { createTestTransfers } from './createTestTransfers.ts'
import { renderModal } from './renderModal.tsx'
import { askReview, type reviewStory, usdc } from './stories/reviewStory.tsx'

const token = { address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, value: 0n }

/** Renders the modal while a request waits for the visitor. */
export async function renderReview(
  parameters: reviewStory.Parameters,
  given: {
    /** The tokens that the chain knows. @default USDC */
    tokens?: Parameters<typeof createTestTransfers>[0]
    prices?: Runtime['readPrices']
  } = {},
): Promise<
  Awaited<renderModal.ReturnType> & {
    readonly review: ReviewController
    readonly status: () => ReviewController['state']['reviewing']['status']
  }
> {
  const { tokens = [token], prices } = given
  const wallet = parameters.isEmbedded ? harbour : rabby
  const adapter = createTestAdapter({ connectors: [wallet], session: wallet.id })
  adapter.features['transfers:load'] = async () => createTestTransfers(tokens)
  const modal = await renderModal({ adapter, contracts: parameters.contracts })
  const review = await modal.kit.feature('review')
  if (prices) Object.assign(modal.kit.runtime.current ?? {}, { readPrices: prices })
  await modal.step(() => askReview(modal.kit, parameters))
  const status = () => review.state.reviewing.status
  return { ...modal, review, status }
}

/** Waits for a text in the sentence of the first action. */
export async function findSentence(text: RegExp | string): Promise<void> {
  const dialog = await screen.findByRole('dialog')
  await vi.waitFor(() => {
    const [first] = dialog.querySelectorAll('[data-part=actions] > li')
    const said = first?.textContent?.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ')
    if (typeof text === 'string') expect(said).toContain(text)
    else expect(said).toMatch(text)
  })
}
