import { arrowLeftRightIcon } from '../../icons/arrowLeftRightIcon.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

type Name = 'Swap' | 'SwapSelectToken' | 'SwapPreview' | 'SwapProgress'

const load = createGroupLoader(async () => (await import('./swapViews.ts')).swapViews)
const loadTokens = createGroupLoader(
  async () => (await import('./swapTokenViews.ts')).swapTokenViews,
)
const loadReview = createGroupLoader(
  async () => (await import('./swapReviewViews.ts')).swapReviewViews,
)
const loadProgress = createGroupLoader(
  async () => (await import('./swapProgressViews.ts')).swapProgressViews,
)

/** Swapping, from the form to the block. */
export const swap: Feature<Name> = {
  id: 'swap',
  views: {
    Swap: {
      view: load('Swap'),
      getTitle: (text) => text('swap.title'),
    },
    SwapSelectToken: {
      view: loadTokens('SwapSelectToken'),
      getTitle: (text) => text('send.token'),
    },
    SwapPreview: {
      view: loadReview('SwapPreview'),
      getTitle: (text) => text('swap.review'),
    },
    SwapProgress: {
      view: loadProgress('SwapProgress'),
      getTitle: (text) => text('swap.title'),
    },
  },
  accountActions: [
    {
      feature: 'swaps',
      icon: arrowLeftRightIcon,
      getLabel: (text) => text('swap.title'),
      route: { name: 'Swap' },
      isOffered: ({ adapter }) => adapter?.features['swaps:load'] !== undefined,
    },
  ],
}
