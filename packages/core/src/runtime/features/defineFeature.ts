import type { Namespace } from '../../base/caip/namespace.ts'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import type { FeatureRuntime } from './featureRuntime.ts'
import type { RouteDefinitions } from './routeDefinition.ts'

/** The part of a feature that has state, verbs or queries. */
export type FeatureInstance = { destroy?(): void }

/** The routes of a feature without views. */
export type NoRoutes = { readonly [name in never]: never }

/** A feature: what is known of it before any of its code is loaded. */
export type FeatureDefinition<
  id extends string = string,
  routes extends RouteDefinitions = RouteDefinitions,
  instance extends FeatureInstance = FeatureInstance,
> = {
  readonly id: id
  /** The namespaces it works on. @default all */
  readonly namespaces?: readonly Namespace[] | undefined
  /** How the modal treats its views. */
  readonly routes: routes
  /** The names of the options of the kit that only this feature reads. */
  readonly options?: readonly string[] | undefined
  /** Whether its controller starts with the runtime, because the app uses it. */
  readonly isStartedBy?: ((options: KitOptions) => boolean) | undefined
  /** Loads what creates its controller. Absent where it has views only. */
  readonly load?:
    | ((runtime: FeatureRuntime) => Promise<(runtime: FeatureRuntime) => instance>)
    | undefined
}

/**
 * Defines a feature. Its definition comes with the runtime; its code comes with the first use.
 */
export function defineFeature<
  id extends string,
  routes extends RouteDefinitions,
  instance extends FeatureInstance,
>(definition: FeatureDefinition<id, routes, instance>): FeatureDefinition<id, routes, instance> {
  return definition
}
