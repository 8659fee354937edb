import * as registry from '../features/registry.ts'
import type { AnyFeature } from '../shell/feature/feature.ts'

export const features: readonly AnyFeature[] = Object.values(registry)

/** Loads the code of every view, for tests and stories that do not cover loading. */
export async function preloadViews(): Promise<void> {
  const views = features.flatMap(({ views, connectMethods, settingsSection }) => [
    ...Object.values(views).map(({ view }) => view),
    ...(connectMethods ? [connectMethods.view] : []),
    ...(settingsSection ? [settingsSection.view] : []),
  ])
  await Promise.all(views.map((view) => view.preload()))
}
