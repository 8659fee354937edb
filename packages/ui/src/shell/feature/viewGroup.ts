import type { RouteName } from '@cleat/core'
import { createGroupLoader, type ViewGroup } from './createGroupLoader.ts'
import type { RouteOf, ViewEntry } from './viewEntry.ts'

type Entries<names extends RouteName> = { readonly [name in names]: ViewEntry<RouteOf<name>> }
type Titles<names extends RouteName> = {
  readonly [name in names]: ViewEntry<RouteOf<name>>['title']
}

/** The entries of a group's views: the views that its file exports, with their titles. */
export function viewGroup<names extends RouteName>(
  load: () => Promise<{ readonly [name: string]: ViewGroup<names> }>,
  titles: Titles<names>,
): Entries<names> {
  const toView = createGroupLoader(load)
  const entries: Partial<Record<string, unknown>> = {}
  for (const name in titles) entries[name] = { view: toView(name), title: titles[name] }
  return entries as Entries<names>
}
