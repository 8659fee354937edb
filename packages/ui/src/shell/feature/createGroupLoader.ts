import type { RouteName } from '@cleat/core'
import { createViewLoader, type ViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import type { TextArea } from '../../i18n/area/textArea.ts'
import { withTexts } from '../language/withTexts.tsx'
import type { RouteOf, ViewOf } from './viewEntry.ts'

/** Views of one chunk, with their texts. */
export type ViewGroup<names extends RouteName> = {
  readonly texts: TextArea
  readonly views: { readonly [name in names]: ViewOf<name> }
}

/** Creates the loaders of a group's views. */
export function createGroupLoader<names extends RouteName>(
  load: () => Promise<ViewGroup<names>>,
): <name extends names>(name: name) => ViewLoader<{ route: RouteOf<name> }> {
  return (name) =>
    createViewLoader(async () => {
      const { texts, views } = await load()
      return withTexts(texts, views[name])
    })
}
