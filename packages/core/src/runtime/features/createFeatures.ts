import { CleatError } from '../../base/errors/cleatError.ts'
import { toCleatError } from '../../base/errors/toCleatError.ts'
import type { FeatureDefinition, FeatureInstance } from './defineFeature.ts'
import type { FeatureRuntime } from './featureRuntime.ts'

export type FeatureSet = {
  /**
   * Loads a feature, once, and puts its controller into `kit.controllers`. A failure to load is not
   * kept: the next call tries again. Rejects with `UI_LOAD_FAILED`, or with
   * `CONNECTION_KIT_DESTROYED` when the kit is destroyed in the meantime.
   */
  feature(id: string): Promise<FeatureInstance>
  destroy(): void
}

/** The features of one kit. */
export function createFeatures(parameters: {
  getRuntime: () => FeatureRuntime
  features: readonly FeatureDefinition[]
}): FeatureSet {
  const { getRuntime, features } = parameters
  const loading = new Map<string, Promise<FeatureInstance>>()
  const loaded: FeatureInstance[] = []

  const start = async ({ id, load }: FeatureDefinition) => {
    const runtime = getRuntime()
    try {
      const create = await load?.(runtime)
      runtime.lifetime.throwIfAborted()
      if (!create) return {}
      const instance = create(runtime)
      loaded.push(instance)
      Object.assign(runtime.controllers, { [id]: instance })
      return instance
    } catch (cause) {
      loading.delete(id)
      throw toCleatError(cause, 'UI_LOAD_FAILED', {})
    }
  }

  return {
    feature(id) {
      const definition = features.find((feature) => feature.id === id)
      const known = loading.get(id)
      if (known) return known
      if (!definition) return Promise.reject(new CleatError('UI_LOAD_FAILED'))
      const promise = start(definition)
      loading.set(id, promise)
      return promise
    },
    destroy() {
      for (const instance of loaded.splice(0)) instance.destroy?.()
    },
  }
}
