import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { SwapView } from './SwapView/SwapView.tsx'
import { swapTexts } from './texts/swapTexts.ts'

/** The form of a swap with its texts, in one chunk. */
export const swapViews: ViewGroup<'Swap'> = {
  texts: swapTexts,
  views: { Swap: withFeature('swap', SwapView) },
}
