import type { RouteName } from '@cleat/core'
import { createViewLoader, type ViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import type { TextArea } from '../../i18n/area/textArea.ts'
import { withTexts } from '../language/withTexts.tsx'
import type { RouteOf, ViewOf } from './viewEntry.ts'

/** Views that come in one chunk, with the texts that they read. */
export type ViewGroup<names extends RouteName> = {
  readonly texts: TextArea
  readonly views: { readonly [name in names]: ViewOf<name> }
}

/** Makes the loaders of the views of one group. */
export function createGroupLoader<names extends RouteName>(
  load: () => Promise<ViewGroup<names>>,
): <name extends names>(name: name) => ViewLoader<{ route: RouteOf<name> }> {
  return (name) =>
    createViewLoader(async () => {
      const { texts, views } = await load()
      return withTexts(texts, views[name])
    })
}
