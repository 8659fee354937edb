import { arrowLeftRightIcon } from '../../icons/arrowLeftRightIcon.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

type Name = 'Swap' | 'SwapSelectToken' | 'SwapPreview' | 'SwapProgress'

const load = createGroupLoader(() => import('./swapViews.ts'))
const loadTokens = createGroupLoader(() => import('./swapTokenViews.ts'))
const loadReview = createGroupLoader(() => import('./swapReviewViews.ts'))
const loadProgress = createGroupLoader(() => import('./swapProgressViews.ts'))

/** Swapping, from the form to the block. */
export const swap: Feature<Name> = {
  id: 'swap',
  views: {
    Swap: {
      view: load('Swap'),
      title: 'swap.title',
    },
    SwapSelectToken: {
      view: loadTokens('SwapSelectToken'),
      title: 'send.token',
    },
    SwapPreview: {
      view: loadReview('SwapPreview'),
      title: 'swap.review',
    },
    SwapProgress: {
      view: loadProgress('SwapProgress'),
      title: 'swap.title',
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
