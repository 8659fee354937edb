import { CleatError } from '../../base/errors/cleatError.ts'
import type { Eip1193Provider } from './eip1193Provider.ts'
import type { ProviderRequest } from './providerRequest.ts'

/** A provider that is always there to be listened to. */
export type LazyProvider = Required<Eip1193Provider>

export declare namespace createLazyProvider {
  type Parameters = {
    /** Brings the wallet's own code. Asked again only after it failed. */
    load: () => Promise<Eip1193Provider>
  }
}

/**
 * A wallet whose own code is loaded by the first request to it. Who listened before is told of its events from then on. A load that fails
 * rejects with `UI_LOAD_FAILED`, and the next request tries again.
 */
export function createLazyProvider({ load }: createLazyProvider.Parameters): LazyProvider {
  let loading: Promise<Eip1193Provider> | undefined
  let loaded: Eip1193Provider | undefined
  const kept: [event: string, listener: (payload: never) => void][] = []

  const start = async () => {
    try {
      const provider = await load()
      for (const entry of kept) provider.on?.(...entry)
      loaded = provider
      return provider
    } catch (error) {
      loading = undefined
      throw error instanceof CleatError ? error : new CleatError('UI_LOAD_FAILED', { cause: error })
    }
  }

  return {
    async request(request: ProviderRequest) {
      loading ??= start()
      return (await loading).request(request)
    },
    on(event, listener) {
      if (loaded) loaded.on?.(event, listener)
      else kept.push([event, listener])
    },
    removeListener(event, listener) {
      if (loaded) return loaded.removeListener?.(event, listener)
      const at = kept.findIndex(([name, known]) => name === event && known === listener)
      if (at >= 0) kept.splice(at, 1)
    },
  }
}
