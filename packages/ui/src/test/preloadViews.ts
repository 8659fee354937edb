import * as registry from '../features/registry.ts'
import type { AnyFeature } from '../shell/feature/feature.ts'

export const features: readonly AnyFeature[] = Object.values(registry)

/** Loads the code of every view, for tests and stories that do not cover loading. */
export async function preloadViews(): Promise<void> {
  await Promise.all(
    features.flatMap(({ views }) => Object.values(views).map(({ view }) => view.preload())),
  )
}
