import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { SwapSelectTokenView } from './SwapSelectTokenView/SwapSelectTokenView.tsx'
import { swapTexts } from './texts/swapTexts.ts'

/** The list of tokens, in one chunk that the form loads ahead of time. */
export const swapTokenViews: ViewGroup<'SwapSelectToken'> = {
  texts: swapTexts,
  views: { SwapSelectToken: withFeature('swap', SwapSelectTokenView) },
}
