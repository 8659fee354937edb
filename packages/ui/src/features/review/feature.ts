import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(async () => (await import('./reviewViews.ts')).reviewViews)

/** The visitor decides about requests of the app. */
export const review: Feature<'ReviewRequest' | 'ApproveTransaction'> = {
  id: 'review',
  views: {
    ReviewRequest: { view: load('ReviewRequest'), getTitle: (text) => text('send.review') },
    ApproveTransaction: {
      view: load('ApproveTransaction'),
      getTitle: (text) => text('send.review'),
    },
  },
}
