import { QueryClient } from '@tanstack/query-core'
import type { KitBase } from '../../boot/kitBase.ts'
import type { QueryClientOption } from '../../contract/options/queryClientOption.ts'

const minute = 60_000

/** Every option that an app's own client could have another default for. */
const defaults = {
  staleTime: 30_000,
  gcTime: 5 * minute,
  retry: 1,
  // A node on localhost answers while the browser says that it is offline.
  networkMode: 'always',
  refetchInterval: false,
  refetchOnMount: true,
  refetchOnReconnect: false,
  refetchOnWindowFocus: true,
  structuralSharing: true,
  throwOnError: false,
} as const

/**
 * The query client of a kit: the app's own, or one that lives as long as the kit. Queries of Cleat
 * have keys that begin with `['cleat', kit.id]`, and the defaults of an app's client do not apply
 * to them.
 */
export function createQueryClient(
  kit: Pick<KitBase, 'id'>,
  given?: QueryClientOption | undefined,
): { readonly client: QueryClient; destroy(): void } {
  // Of any 5.x: a class of another copy of the library is another type.
  const client = given ? (given as QueryClient) : new QueryClient()
  const queryKey = ['cleat', kit.id]
  client.setQueryDefaults(queryKey, defaults)
  return {
    client,
    destroy() {
      client.cancelQueries({ queryKey }).catch(() => undefined)
      client.removeQueries({ queryKey })
    },
  }
}
