import type { GetText } from '../../i18n/useText.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(async () => (await import('./reviewViews.ts')).reviewViews)

type Name = 'ReviewRequest' | 'ApproveTransaction'

const entry = <name extends Name>(name: name) => ({
  view: load(name),
  getTitle: (text: GetText) => text('send.review'),
})

/** The visitor decides about requests of the app. */
export const review: Feature<Name> = {
  id: 'review',
  views: {
    ReviewRequest: entry('ReviewRequest'),
    ApproveTransaction: entry('ApproveTransaction'),
  },
}
