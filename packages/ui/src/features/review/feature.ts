import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(() => import('./reviewViews.ts'))

type Name = 'ReviewRequest' | 'ApproveTransaction'

const entry = <name extends Name>(name: name) => ({
  view: load(name),
  title: 'send.review' as const,
})

/** The visitor decides about requests of the app. */
export const review: Feature<Name> = {
  id: 'review',
  views: {
    ReviewRequest: entry('ReviewRequest'),
    ApproveTransaction: entry('ApproveTransaction'),
  },
}
