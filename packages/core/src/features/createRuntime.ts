import type { KitBase } from '../boot/kitBase.ts'
import { type AnyRuntime, createRuntime as createAnyRuntime } from '../runtime/createRuntime.ts'
import type { FeatureDefinition } from '../runtime/features/defineFeature.ts'
import type { Controllers, FeatureId, InstanceOf } from './controllers.ts'
import type { open } from './open.ts'
import * as registry from './registry.ts'
import type { OpenView } from './route.ts'

/** A kit with its runtime and features. */
export type Runtime = Omit<AnyRuntime, 'actions' | 'controllers' | 'feature'> & {
  readonly controllers: Controllers
  readonly actions: Omit<AnyRuntime['actions'], 'open'> & {
    readonly open: <view extends OpenView = 'Account'>(
      parameters?: open.Parameters<view>,
    ) => open.ReturnType<view>
  }
  /** Loads a feature once per kit and puts its controller into `controllers`. */
  readonly feature: <id extends FeatureId>(id: id) => Promise<InstanceOf<id>>
}

export declare namespace createRuntime {
  type Parameters = {
    /** @default the registry's */
    features?: readonly FeatureDefinition[] | undefined
  }
}

/** Adds to a kit what does not load with the page. */
export function createRuntime(kit: KitBase, parameters: createRuntime.Parameters = {}): Runtime {
  const { features = Object.values(registry) } = parameters
  return createAnyRuntime(kit, { features }) as Runtime
}
