import type { Namespace } from '../../base/caip/namespace.ts'
import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { OpenableRoute, RouteDefinition } from '../../runtime/features/routeDefinition.ts'
import type { ReviewController } from '../../runtime/requests/review/reviewController.ts'

export type ReviewRoutes = {
  /** A request of the app, before the wallet is asked. */
  ReviewRequest: RouteDefinition<{ id: string; namespace: Namespace }>
  /** The same view, under AppKit's name. */
  ApproveTransaction: OpenableRoute
}

/** The visitor decides about requests of the app. */
export const review: FeatureDefinition<'review', ReviewRoutes, ReviewController> = defineFeature({
  id: 'review',
  routes: {
    ReviewRequest: {
      needs: 'account',
      getNamespace: ({ namespace }) => namespace as Namespace,
    },
    ApproveTransaction: { needs: 'account', isOpenable: true },
  },
  load: async () => (await import('../../runtime/requests/review/createReview.ts')).createReview,
})
