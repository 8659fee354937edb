import type { Controllers as BootControllers } from '../boot/kitBase.ts'
import type { FeatureDefinition, FeatureInstance } from '../runtime/features/defineFeature.ts'
import type { RouterController } from '../state/router.ts'
import type * as features from './registry.ts'
import type { Route } from './route.ts'

type Feature = (typeof features)[keyof typeof features]

export type FeatureId = Feature['id']

/** A loaded feature. */
export type InstanceOf<id extends FeatureId> =
  Extract<Feature, { readonly id: id }> extends FeatureDefinition<id, infer _, infer instance>
    ? instance
    : never

/** The features that have a controller. */
type ControllerId = {
  [id in FeatureId]: FeatureInstance extends InstanceOf<id> ? never : id
}[FeatureId]

/** The state slices of boot and of loaded features, by name. */
export type Controllers = Omit<BootControllers, 'router'> & {
  readonly router: RouterController<Route>
} & { readonly [id in ControllerId]?: InstanceOf<id> | undefined }
