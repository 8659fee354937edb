import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(() => import('./callsViews.ts'))

/** Calls that an app asked for together. */
export const calls: Feature<'BatchProgress'> = {
  id: 'calls',
  views: {
    BatchProgress: { view: load('BatchProgress'), title: 'calls.title' },
  },
}
