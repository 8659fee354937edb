import { CleatError, type ConnectedAccount, isCleatError, type Namespace } from '@cleat/core'
import type { Queries } from '@cleat/core/api'
import type { Wallet, WalletItem, WalletSources } from '@cleat/core/wallets'
import { snapshot, subscribe } from 'valtio/vanilla'
import type { AppKit } from '../kit/appKit.ts'
import { quiet } from '../kit/quiet.ts'
import type { AppKitWallet } from './appKitWallet.ts'
import type { Pairing } from './createPairing.ts'
import type { FetchWalletsParameters, WalletStore, WalletsState } from './walletStore.ts'
import type { WalletTools } from './walletTools.ts'

export const noWallets: WalletsState = {
  wallets: [],
  wcWallets: [],
  isFetchingWallets: false,
  isInitialized: false,
  wcUri: undefined,
  isFetchingWcUri: false,
  wcError: false,
  wcClientId: undefined,
  connectingWallet: undefined,
  page: 0,
  count: 0,
  error: undefined,
}

/** Creates the wallet list of a kit. The first subscriber loads the registry and the icons. */
export function createWalletStore(kit: AppKit): WalletStore {
  const { connectors, events, network, options } = kit.controllers
  const listeners = new Set<() => void>()
  const icons = new Map<string, string | undefined>()
  /** What the lists know of each wallet, by the id that apps get. */
  const known = new Map<string, Wallet>()
  let state = noWallets
  let tools: WalletTools | undefined
  let registry: readonly Wallet[] | undefined
  let fetched: readonly Wallet[] = []
  let fetching: AbortController | undefined
  let connecting: AbortController | undefined
  let pairing: Pairing | undefined
  let stops: readonly (() => void)[] = []

  const set = (change: Partial<WalletsState>) => {
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener()
  }

  const getSources = (): WalletSources => {
    const { activeNamespace, byNamespace } = snapshot(network.state)
    return {
      ...snapshot(connectors.state),
      registry: registry && [...fetched, ...registry],
      options: snapshot(options.state),
      namespaces: Object.keys(byNamespace),
      activeNetworkId: byNamespace[activeNamespace]?.caipNetwork.caipNetworkId,
      isPhone: matchMedia('(pointer: coarse)').matches,
    }
  }

  /** Recomputes both lists. Missing icons load and recompute them again. */
  const list = () => {
    if (!tools) return
    const { listAllWallets, listWallets } = tools
    const sources = getSources()
    const byId = new Map(
      fetched.length === 0
        ? []
        : listAllWallets(sources).map((item) => [item.wallet?.id, item] as const),
    )
    set({
      wallets: listWallets(sources).groups.flatMap(({ items }) => items.map(toWallet)),
      wcWallets: fetched.flatMap(({ id }) => {
        const item = byId.get(id)
        return item ? [toWallet(item)] : []
      }),
    })
  }

  // One sheet brings many icons at once, so the lists recompute once per microtask.
  let isDue = false
  const listSoon = () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      list()
    })
  }

  const toWallet = (item: WalletItem): AppKitWallet => {
    if (!tools) throw new TypeError('Not loaded')
    const { imageUrl, imageId } = item
    if (!imageUrl && imageId && !icons.has(imageId)) {
      icons.set(imageId, undefined)
      void tools.loadWalletIcon(imageId).then((icon) => {
        icons.set(imageId, icon)
        if (icon) listSoon()
      })
    }
    const wallet = tools.toAppKitWallet({ kit, item, icon: imageId && icons.get(imageId) })
    if (item.wallet) known.set(wallet.id, item.wallet)
    return wallet
  }

  const load = async () => {
    tools ??= (await import('./walletTools.ts')).walletTools
    pairing ??= tools.createPairing(kit, set)
    return pairing
  }

  const initialize = async () => {
    if (registry) return list()
    try {
      const [{ fetchQuery, queries }] = await Promise.all([kit.runtime.load(), load()])
      list()
      registry = await fetchQuery(queries.registry())
      set({ error: undefined })
    } catch (cause) {
      set({ error: new CleatError('UI_LOAD_FAILED', { cause }) })
    }
    list()
    set({ isInitialized: true })
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        stops = [connectors.state, network.state, options.state].map((state) =>
          subscribe(state, list),
        )
        void initialize()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        for (const stop of stops) stop()
        stops = []
      }
    },
    async fetchWallets(parameters = {}) {
      const { page = 1, query, search = query, badge } = parameters
      if (search) events.track('SEARCH_WALLET', { search, badge })
      fetching?.abort()
      fetching = new AbortController()
      const { signal } = fetching
      set({ isFetchingWallets: true })
      try {
        const [{ queryClient, queries }] = await Promise.all([kit.runtime.load(), load()])
        if (signal.aborted) return
        const query = queries.wallets(toQuery(parameters, options.state))
        const { queryKey } = query
        // A view of the modal may wait for the same answer.
        const cancel = () => void queryClient.cancelQueries({ queryKey, type: 'inactive' })
        signal.addEventListener('abort', cancel)
        const answer = await queryClient.fetchQuery({ ...query, staleTime: 0 })
        if (signal.aborted) return
        fetched = page > 1 ? [...fetched, ...answer.wallets] : answer.wallets
        set({ page, count: answer.count, error: answer.failure, isFetchingWallets: false })
        list()
      } catch (cause) {
        if (signal.aborted) return
        const error = isCleatError(cause) ? cause : new CleatError('UI_LOAD_FAILED', { cause })
        set({ error, isFetchingWallets: false })
        throw error
      }
    },
    connect(wallet, namespace, { wcPayUrl } = {}) {
      connecting?.abort(new CleatError('CONNECTION_REPLACED', { context: { wallet: wallet.name } }))
      const attempt = new AbortController()
      connecting = attempt
      set({ connectingWallet: wallet })
      const forget = () => {
        if (connecting === attempt) set({ connectingWallet: undefined })
      }
      const { signal } = attempt
      const pair = (loaded: Pairing) =>
        loaded.connect({ wallet: known.get(wallet.id), namespace, signal, wcPayUrl })
      const result =
        connectInPage(kit, { wallet, namespace, signal }) ??
        // In the same tick if it is loaded: a phone opens a wallet only while a tap counts.
        (pairing ? pair(pairing) : load().then(pair))
      result.then(forget, forget)
      return quiet(result)
    },
    getWcUri: (parameters = {}) =>
      quiet(
        pairing
          ? pairing.getWcUri(parameters)
          : load().then((loaded) => loaded.getWcUri(parameters)),
      ),
    resetWcUri: () => pairing?.resetWcUri(),
    resetConnectingWallet() {
      connecting?.abort(new CleatError('CONNECTION_USER_CLOSED'))
      connecting = undefined
      set({ connectingWallet: undefined })
    },
  }
}

function toQuery(
  {
    page,
    search,
    query = search,
    entries = query ? 100 : 40,
    badge,
    include,
    exclude = [],
  }: FetchWalletsParameters,
  { includeWalletIds, excludeWalletIds = [] }: WalletSources['options'],
): Parameters<Queries['wallets']>[0] {
  return {
    page,
    entries,
    search: query,
    badge,
    include: include ?? includeWalletIds,
    exclude: [...excludeWalletIds, ...exclude],
  }
}

/** Asks a wallet that has a connector in this page. `undefined` if it has none. */
function connectInPage(
  kit: AppKit,
  parameters: { wallet: AppKitWallet; namespace: Namespace | undefined; signal: AbortSignal },
): Promise<ConnectedAccount> | undefined {
  const { wallet, namespace, signal } = parameters
  const connector =
    wallet.connectors.find(({ chain }) => (namespace ?? chain) === chain) ??
    kit.controllers.connectors.state.connectors.find(({ id }) => id === wallet.id)
  if (!connector) return undefined
  const { id: connectorId, chain } = connector
  return kit.actions.connect({ connectorId, namespace: chain, signal })
}
