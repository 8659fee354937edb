import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withTexts } from '../../shell/language/withTexts.tsx'
import { withFeature } from '../../shell/withFeature.tsx'
import { swapReviewTexts } from './review/texts/swapReviewTexts.ts'
import { SwapProgressView } from './SwapProgressView/SwapProgressView.tsx'
import { swapTexts } from './texts/swapTexts.ts'

/** The progress of a swap, in one chunk that the form loads ahead of time. */
export const swapProgressViews: ViewGroup<'SwapProgress'> = {
  texts: swapReviewTexts,
  views: { SwapProgress: withTexts(swapTexts, withFeature('swap', SwapProgressView)) },
}
