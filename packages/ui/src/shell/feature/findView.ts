import type { AnyFeature } from './feature.ts'
import type { ViewEntry } from './viewEntry.ts'

/** Finds the view of a route by name in the features' tables. */
export function findView<route extends { readonly name: string }>(
  features: readonly AnyFeature[],
  { name }: Pick<route, 'name'>,
): ViewEntry<route> | undefined {
  const feature = features.find(({ views }) => Object.hasOwn(views, name))
  // `Feature` pairs each name with a view of that route.
  return feature?.views[name] as ViewEntry<route> | undefined
}
