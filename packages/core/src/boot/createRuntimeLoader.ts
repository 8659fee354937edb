import { raceSignal } from '../base/async/raceSignal.ts'
import type { KitBase } from './kitBase.ts'
import { loadRuntime, type Runtime, type RuntimeModule } from './loadRuntime.ts'

/** The place of the runtime in a kit. */
export type RuntimeLoader = {
  /** The runtime, once it is there. */
  readonly current: Runtime | undefined
  /**
   * Loads the runtime, once for the kit. Rejects with `UI_LOAD_FAILED`, and the next call tries again, or with the reason when
   * the kit is destroyed.
   */
  load(): Promise<Runtime>
  /** Loads the runtime ahead of its use. A failure is left for the use to report. */
  prefetch(): void
}

export declare namespace createRuntimeLoader {
  type Parameters = {
    getKit: () => KitBase
    lifetime: AbortSignal
    /** The runtime's module, where it is loaded already. */
    module?: RuntimeModule | undefined
    /** Brings it where it is not. */
    load?: (() => Promise<RuntimeModule>) | undefined
  }
}

/** Creates the runtime of a kit on first use. */
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
      return create(await load())
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
