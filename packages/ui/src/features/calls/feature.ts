import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(async () => (await import('./callsViews.ts')).callsViews)

/** Calls that an app asked for together. */
export const calls: Feature<'BatchProgress'> = {
  id: 'calls',
  views: {
    BatchProgress: { view: load('BatchProgress'), getTitle: (text) => text('calls.title') },
  },
}
