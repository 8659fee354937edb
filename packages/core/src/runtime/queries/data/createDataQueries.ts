import type { CaipAddress } from '../../../base/caip/caipAddress.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { HistoryAnswer } from '../../api/data/answers/historyAnswer.ts'
import type { Prices } from '../../api/data/answers/priceAnswer.ts'
import type { Token } from '../../api/data/answers/tokensAnswer.ts'
import type { DataApi } from '../../api/data/createDataApi.ts'
import type { PagedQuery, Query } from '../query.ts'
import type { DataReader } from './createDataReader.ts'
import { createRetryGap } from './createRetryGap.ts'
import type { Holdings } from './holdings.ts'

export type DataQueries = {
  /**
   * What an account holds on a network: as its wallet says, else as the service says, else as the chain does. A failure stands
   * for 30 seconds, in which nobody is asked again.
   */
  holdings(parameters: {
    address: string
    network: CaipNetwork
    /** Tokens to be read anew, such as after a transfer. */
    forceUpdate?: readonly string[] | undefined
  }): Query<Holdings>
  /** Has these tokens of an account read anew the next time its holdings are asked for, whoever asks. */
  forceUpdate(parameters: {
    address: string
    network: CaipNetwork
    tokens: readonly string[]
  }): void
  /** Lets holdings be asked for again before the 30 seconds are over, for the visitor wishes it. */
  allowRetry(): void
  /** What happened to an account on a network, page by page. `null` where nobody can tell. */
  activity(parameters: {
    address: string
    network: CaipNetwork
  }): PagedQuery<HistoryAnswer | null, string | undefined>
  /** What tokens cost. Empty where nobody can tell. */
  prices(parameters: { addresses: readonly CaipAddress[] }): Query<Prices>
  /** The tokens that are known on a network. Empty where nobody can tell. */
  tokens(parameters: { network: CaipNetwork }): Query<readonly Token[]>
  /** What an account calls itself. Empty where nobody can tell. */
  identity(parameters: { address: string }): Query<Awaited<ReturnType<DataApi['getIdentity']>>>
}

const second = 1000

/** What chains and services know of accounts and tokens, as queries. Their code is loaded when the first of them runs. */
export function createDataQueries(kit: KitBase): DataQueries {
  const gap = createRetryGap()
  let reader: Promise<DataReader> | undefined
  /** One reader for all queries: it knows which networks the service has, and which wallets cannot tell. */
  const load = () => {
    reader ??= import('./createDataReader.ts').then(({ createDataReader }) =>
      createDataReader(kit, { gap }),
    )
    reader.catch(() => {
      reader = undefined
    })
    return reader
  }
  /** By the place of an account, what has to be read anew there. */
  const changed = new Map<string, readonly string[]>()
  const key = (...parts: unknown[]) => ['cleat', kit.id, ...parts]

  return {
    holdings: ({ address, network, forceUpdate }) => ({
      queryKey: key('holdings', network.caipNetworkId, address),
      async queryFn({ signal }) {
        const place = `${network.caipNetworkId}:${address}`
        const { readHoldings } = await load()
        const tokens = changed.get(place)
        const all = tokens ? [...(forceUpdate ?? []), ...tokens] : forceUpdate
        const holdings = await readHoldings({ address, network, forceUpdate: all, signal })
        // What changed while it was asked has to be asked again.
        if (changed.get(place) === tokens) changed.delete(place)
        return holdings
      },
      staleTime: 30 * second,
      retry: false,
    }),
    forceUpdate({ address, network, tokens }) {
      const place = `${network.caipNetworkId}:${address}`
      changed.set(place, [...new Set([...(changed.get(place) ?? []), ...tokens])])
      // It changed, so what failed before says nothing of it.
      gap.end()
    },
    allowRetry: gap.end,
    activity: ({ address, network: { caipNetworkId: chainId } }) => ({
      queryKey: key('activity', chainId, address),
      async queryFn({ pageParam: cursor, signal }) {
        const { api, isSupported } = await load()
        if (!api || !(await isSupported?.(chainId, signal))) return null
        return await api.getHistory({ address, chainId, cursor }, { signal })
      },
      initialPageParam: undefined,
      getNextPageParam: (last, pages) =>
        // A service that names a page again would be asked for ever.
        pages.slice(0, -1).some((page) => page?.next === last?.next) ? undefined : last?.next,
      staleTime: 15 * second,
      retry: false,
    }),
    prices: ({ addresses }) => ({
      queryKey: key('prices', ...addresses),
      async queryFn({ signal }) {
        const { api } = await load()
        return api && addresses.length > 0
          ? await api.getPrices({ addresses }, { signal })
          : new Map()
      },
      staleTime: 15 * second,
      retry: false,
    }),
    tokens: ({ network: { caipNetworkId: chainId } }) => ({
      queryKey: key('tokens', chainId),
      async queryFn({ signal }) {
        const { api, isSupported } = await load()
        if (!api || !(await isSupported?.(chainId, signal))) return []
        return await api.getTokens({ chainId }, { signal })
      },
      staleTime: 60 * 60 * second,
      retry: false,
    }),
    identity: ({ address }) => ({
      queryKey: key('identity', address),
      async queryFn({ signal }) {
        const { api } = await load()
        return api ? await api.getIdentity({ address }, { signal }) : {}
      },
      staleTime: 5 * 60 * second,
      retry: false,
    }),
  }
}
