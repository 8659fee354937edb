import type { FeatureDefinition } from './defineFeature.ts'
import type { RouteDefinition } from './routeDefinition.ts'
import type { Routes } from './routes.ts'

const unknown: RouteDefinition = { needs: 'none' }

/** Puts the routes of all features into one table. */
export function createRoutes(features: readonly FeatureDefinition[]): Routes {
  const table = new Map(features.flatMap(({ routes }) => Object.entries(routes)))
  const get = (name: string) => table.get(name) ?? unknown
  return {
    get,
    needs: (name, need) => [get(name).needs].flat().includes(need),
    findBarrier: (kit) => [...table].find(([, { keepsOpen }]) => keepsOpen?.(kit))?.[0],
  }
}
