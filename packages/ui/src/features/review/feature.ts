import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'

/** The visitor decides about requests of the app. */
export const review: Feature<'ReviewRequest' | 'ApproveTransaction'> = {
  id: 'review',
  views: viewGroup(() => import('./reviewViews.ts'), {
    ReviewRequest: 'send.review',
    ApproveTransaction: 'send.review',
  }),
}
