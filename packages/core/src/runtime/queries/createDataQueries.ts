import type { CaipAddress } from '../../base/caip/caipAddress.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../base/caip/network.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { Identity } from '../../contract/transfers/transferAdapter.ts'
import type { HistoryAnswer } from '../api/data/answers/historyAnswer.ts'
import type { Prices } from '../api/data/answers/priceAnswer.ts'
import type { TokenBalance } from '../api/data/answers/tokenBalance.ts'
import type { Token } from '../api/data/answers/tokensAnswer.ts'
import type { DataReader } from './data/createDataReader.ts'
import { createRetryGap } from './data/createRetryGap.ts'
import type { Holdings } from './data/holdings.ts'
import type { PagedQuery, Query } from './query.ts'

export type DataQueries = {
  /**
   * The balances of an account on a network: from the wallet, else from the service, else from the
   * chain. A failure is cached for 30 seconds, in which no source is asked again.
   */
  holdings(parameters: {
    address: string
    network: CaipNetwork
    /** Tokens to refresh, for example after a transfer. */
    forceUpdate?: readonly string[] | undefined
  }): Query<Holdings>
  /** Marks tokens of an account for a refresh by the next query of its balances. */
  forceUpdate(parameters: {
    address: string
    network: CaipNetwork
    tokens: readonly string[]
  }): void
  /** Lets the next query retry before the 30 seconds are over, because the visitor asked for it. */
  allowRetry(): void
  /**
   * The transactions of an account on a network, page by page. `null` if no source is available.
   */
  activity(parameters: {
    address: string
    network: CaipNetwork
  }): PagedQuery<HistoryAnswer | null, string | undefined>
  /** The prices of tokens. Empty if no source is available. */
  prices(parameters: { addresses: readonly CaipAddress[] }): Query<Prices>
  /** The tokens listed for a network. Empty if no source is available. */
  tokens(parameters: { network: CaipNetwork }): Query<readonly Token[]>
  /**
   * The token at an address that a visitor typed, with what the account holds of it: from the chain
   * over the app's RPC. `null` if there is none.
   */
  token(parameters: {
    address: string
    network: CaipNetwork
    /** The typed text. */
    text: string
  }): Query<TokenBalance | null>
  /**
   * The name and avatar of an account: from the app, the service, or the chain's names over the
   * app's RPC. Empty if no source is available.
   */
  identity(parameters: {
    address: string
    /** @default the active namespace */
    namespace?: Namespace | undefined
    /** The network on which the address is used. @default the namespace's active one */
    network?: CaipNetwork | undefined
  }): Query<Identity>
}

const second = 1000

/**
 * What chains and services know of accounts and tokens, as queries. Their code is loaded when the
 * first of them runs.
 */
export function createDataQueries(kit: KitBase): DataQueries {
  const gap = createRetryGap()
  const { network: networks } = kit.controllers
  let reader: Promise<DataReader> | undefined
  /**
   * One reader for all queries: it knows which networks the service has, and which wallets cannot
   * tell.
   */
  const load = () => {
    reader ??= import('./data/createDataReader.ts').then(({ createDataReader }) =>
      createDataReader(kit, { gap }),
    )
    reader.catch(() => {
      reader = undefined
    })
    return reader
  }
  /** The tokens to refresh, by account and network. */
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
        // Tokens that changed during the request must be refreshed again.
        if (changed.get(place) === tokens) changed.delete(place)
        return holdings
      },
      staleTime: 30 * second,
      retry: false,
    }),
    forceUpdate({ address, network, tokens }) {
      const place = `${network.caipNetworkId}:${address}`
      changed.set(place, [...new Set([...(changed.get(place) ?? []), ...tokens])])
      // The account changed, so an earlier failure no longer applies.
      gap.end()
    },
    allowRetry: gap.end,
    activity: ({ address, network: { caipNetworkId: chainId } }) => ({
      queryKey: key('activity', chainId, address),
      async queryFn(context) {
        const { api, isSupported } = await load()
        if (!api) return null
        // A paged query adds a listener to its signal when the signal is read.
        const { pageParam: cursor, signal } = context
        if (!(await isSupported?.(chainId, signal))) return null
        return await api.getHistory({ address, chainId, cursor }, { signal })
      },
      initialPageParam: undefined,
      getNextPageParam: (last, pages) =>
        // A service that repeats a cursor would cause an endless loop.
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
    token: ({ address, network, text }) => ({
      queryKey: key('token', network.caipNetworkId, address, text),
      async queryFn() {
        const { readToken } = await load()
        return await readToken({ address, network, text })
      },
      staleTime: 15 * second,
      retry: false,
    }),
    identity({ address, namespace = networks.state.activeNamespace, ...asked }) {
      // An account may have another name on another network.
      const { network = networks.get(namespace)?.caipNetwork } = asked
      return {
        queryKey: key('identity', ...(network ? [network.caipNetworkId] : []), address),
        async queryFn({ signal }) {
          const { readIdentity } = await load()
          return await readIdentity({ address, namespace, network, signal })
        },
        staleTime: 5 * 60 * second,
        retry: false,
      }
    },
  }
}
