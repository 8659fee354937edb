import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { ReviewRequestView } from './ReviewRequestView/ReviewRequestView.tsx'
import { reviewTexts } from './texts/reviewTexts.ts'

const view = withFeature('review', ReviewRequestView)

/** The review of a request with its texts, in one chunk. */
export const reviewViews: ViewGroup<'ReviewRequest' | 'ApproveTransaction'> = {
  texts: reviewTexts,
  views: { ReviewRequest: view, ApproveTransaction: view },
}
