import { raceSignal } from '../base/async/raceSignal.ts'
import type { KitBase } from '../boot/kitBase.ts'
import { loadRuntime, type Runtime, type RuntimeModule } from './loadRuntime.ts'

/** Loads the runtime of a kit. */
export type RuntimeLoader = {
  /** The loaded runtime, if any. */
  readonly current: Runtime | undefined
  /**
   * Loads the runtime once per kit. Rejects with `UI_LOAD_FAILED`, which the next call retries, or
   * with the signal's reason when the kit is destroyed.
   */
  load(): Promise<Runtime>
  /** Loads the runtime ahead of time. Failures are ignored here; `load` reports them. */
  prefetch(): void
}

export declare namespace createRuntimeLoader {
  type Parameters = {
    getKit: () => KitBase
    lifetime: AbortSignal
    /** The runtime's module, if it is already loaded. */
    module?: RuntimeModule | undefined
    /** Loads the module otherwise. */
    load?: (() => Promise<RuntimeModule>) | undefined
  }
}

/** Creates the loader. The kit's runtime is created on first use. */
export function createRuntimeLoader(parameters: createRuntimeLoader.Parameters): RuntimeLoader {
  const { getKit, lifetime, module, load = loadRuntime } = parameters
  let current: Runtime | undefined
  let loading: Promise<Runtime> | undefined

  const create = ({ createRuntime }: RuntimeModule) => {
    lifetime.throwIfAborted()
    current ??= createRuntime(getKit())
    return current
  }
  const start = async () => {
    try {
      // Beside the runtime: a first open takes one round trip.
      for (const { features } of getKit().adapters.values()) features['connect:prefetch']?.()
      const loaded = await load()
      await loaded.prepareRuntime(getKit())
      return create(loaded)
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const loader: RuntimeLoader = {
    get current() {
      if (!current && module && !lifetime.aborted) create(module)
      return current
    },
    async load() {
      lifetime.throwIfAborted()
      if (loader.current) return loader.current
      loading ??= start()
      return raceSignal(loading, lifetime)
    },
    prefetch() {
      loader.load().catch(() => undefined)
    },
  }
  return loader
}
