import { arrowLeftRightIcon } from '../../icons/arrowLeftRightIcon.ts'
import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'

type Name = 'Swap' | 'SwapSelectToken' | 'SwapPreview' | 'SwapProgress'

/** Swapping, from the form to the block. */
export const swap: Feature<Name> = {
  id: 'swap',
  views: {
    ...viewGroup(() => import('./swapViews.ts'), { Swap: 'swap.title' }),
    ...viewGroup(() => import('./swapTokenViews.ts'), { SwapSelectToken: 'send.token' }),
    ...viewGroup(() => import('./swapReviewViews.ts'), { SwapPreview: 'swap.review' }),
    ...viewGroup(() => import('./swapProgressViews.ts'), { SwapProgress: 'swap.title' }),
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
