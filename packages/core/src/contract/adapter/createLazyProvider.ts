import { CleatError } from '../../base/errors/cleatError.ts'
import type { Eip1193Provider } from './eip1193Provider.ts'
import type { ProviderRequest } from './providerRequest.ts'

/** A provider whose event methods are always present. */
export type LazyProvider = Required<Eip1193Provider>

export declare namespace createLazyProvider {
  type Parameters = {
    /** Loads the wallet's SDK. Called again only after a failure. */
    load: () => Promise<Eip1193Provider>
  }
}

/**
 * Creates a provider that loads the wallet's SDK on the first request. Earlier listeners receive
 * events from then on. A failed load rejects with `UI_LOAD_FAILED`, and the next request tries
 * again.
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
