import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'

/** Calls that an app asked for together. */
export const calls: Feature<'BatchProgress'> = {
  id: 'calls',
  views: viewGroup(() => import('./callsViews.ts'), { BatchProgress: 'calls.title' }),
}
