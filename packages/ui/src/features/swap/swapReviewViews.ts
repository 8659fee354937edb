import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withTexts } from '../../shell/language/withTexts.tsx'
import { withFeature } from '../../shell/withFeature.tsx'
import { swapReviewTexts } from './review/texts/swapReviewTexts.ts'
import { SwapPreviewView } from './SwapPreviewView/SwapPreviewView.tsx'
import { swapTexts } from './texts/swapTexts.ts'

/** The review of a swap, in one chunk that the form loads ahead of time. */
export const swapReviewViews: ViewGroup<'SwapPreview'> = {
  texts: swapReviewTexts,
  views: { SwapPreview: withTexts(swapTexts, withFeature('swap', SwapPreviewView)) },
}
