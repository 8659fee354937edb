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

/** Creates the loaders of a group's views. Its file exports the group and nothing else. */
export function createGroupLoader<names extends RouteName>(
  load: () => Promise<{ readonly [name: string]: ViewGroup<names> }>,
): <name extends names>(name: name) => ViewLoader<{ route: RouteOf<name> }> {
  return (name) =>
    createViewLoader(async () => {
      const [group] = Object.values(await load())
      if (!group) throw new Error('The file exports no views.')
      return withTexts(group.texts, group.views[name])
    })
}
