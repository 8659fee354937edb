import type { FeatureDefinition } from './defineFeature.ts'
import type { RouteDefinition } from './routeDefinition.ts'

/** The definitions of all routes, of every feature. */
export type Routes = {
  /** How the modal treats a route. */
  get(name: string): RouteDefinition
  /** Whether a route needs something. */
  needs(name: string, need: 'account' | 'network-switch'): boolean
}

const unknown: RouteDefinition = { needs: 'none' }

/** Puts the routes of all features into one table. */
export function createRoutes(features: readonly FeatureDefinition[]): Routes {
  const table = new Map(features.flatMap(({ routes }) => Object.entries(routes)))
  const get = (name: string) => table.get(name) ?? unknown
  return { get, needs: (name, need) => [get(name).needs].flat().includes(need) }
}
