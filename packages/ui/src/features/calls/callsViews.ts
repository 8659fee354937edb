import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { BatchProgressView } from './BatchProgressView/BatchProgressView.tsx'
import { callsTexts } from './texts/callsTexts.ts'

/** The view of batches with its texts, in one chunk. */
export const callsViews: ViewGroup<'BatchProgress'> = {
  texts: callsTexts,
  views: { BatchProgress: withFeature('calls', BatchProgressView) },
}
