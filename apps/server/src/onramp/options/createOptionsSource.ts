import type { OnrampProvider } from '../contract/onrampProvider.ts'
import type { ProviderOptions } from '../contract/providerOptions.ts'
import type { Region } from '../contract/region.ts'

/** What providers sell, asked for once an hour. */
export type OptionsSource = {
  /** Rejects as the provider does, where nothing older is at hand. */
  read(parameters: {
    provider: Pick<OnrampProvider, 'id' | 'options'>
    region: Region
    signal: AbortSignal
  }): Promise<ProviderOptions>
}

export declare namespace createOptionsSource {
  type Parameters = {
    /** A monotonic clock, in milliseconds. */
    now?: (() => number) | undefined
  }
}

type Entry = {
  options: ProviderOptions | undefined
  readAt: number
  reading: Promise<ProviderOptions> | undefined
}

const freshMs = 3_600_000
const keptMs = 24 * freshMs
const maxEntries = 500
/** For the request that all callers share. */
const timeoutMs = 8000

export function createOptionsSource(
  parameters: createOptionsSource.Parameters = {},
): OptionsSource {
  const { now = () => performance.now() } = parameters
  // A map keeps insertion order, so its first entry is the oldest.
  const entries = new Map<string, Entry>()

  const find = (key: string) => {
    const entry = entries.get(key) ?? { options: undefined, readAt: 0, reading: undefined }
    entries.set(key, entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break
      entries.delete(oldest)
    }
    return entry
  }

  return {
    async read({ provider, region, signal }) {
      const entry = find(`${provider.id} ${region.country} ${region.subdivision ?? ''}`)
      const age = now() - entry.readAt
      if (entry.options && age < freshMs) return entry.options
      entry.reading ??= provider
        .options({ region, signal: AbortSignal.timeout(timeoutMs) })
        .then((options) => {
          entry.options = options
          entry.readAt = now()
          return options
        })
        .finally(() => {
          entry.reading = undefined
        })
      try {
        const options = await entry.reading
        signal.throwIfAborted()
        return options
      } catch (error) {
        signal.throwIfAborted()
        if (entry.options && age < keptMs) return entry.options
        throw error
      }
    },
  }
}
