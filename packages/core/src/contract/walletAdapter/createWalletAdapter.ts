import { afterPaint } from '../../base/async/afterPaint.ts'
import { raceSignal } from '../../base/async/raceSignal.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../base/caip/network.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import { toCleatError } from '../../base/errors/toCleatError.ts'
import { createSafeArea } from '../../base/storage/createSafeArea.ts'
import type { StorageArea } from '../../base/storage/storageArea.ts'
import type { AdapterContext } from '../adapter/adapterContext.ts'
import type { AdapterFeatures } from '../adapter/adapterFeatures.ts'
import type { ChainAdapter } from '../adapter/chainAdapter.ts'
import type { Connection } from '../adapter/connection.ts'
import type { NamespaceRules } from '../adapter/namespaceRules.ts'
import { toWalletMark } from '../adapter/toWalletMark.ts'
import type { ChainWallet } from './chainWallet.ts'
import { createLiveConnections } from './liveConnections.ts'
import { createRememberedWallets } from './rememberedWallets.ts'
import { createWalletRestorer } from './walletRestorer.ts'
import { withTimeout } from './withTimeout.ts'

/** The context of a chain family's features. */
export type AdapterSession<wallet extends ChainWallet> = {
  /** The app's networks of the namespace. Empty before `start`. */
  readonly networks: readonly CaipNetwork[]
  /**
   * The active wallet with its account and network.
   * @throws `CONNECTION_NOT_CONNECTED`
   */
  current(): {
    readonly wallet: wallet
    readonly connection: Connection
    /** Absent if the wallet is on a chain that the app does not list. */
    readonly network: CaipNetwork | undefined
  }
  /** The wallet of a connector, connected or not. */
  find(connectorId: string): wallet | undefined
  /** As the adapter's own `connect`. */
  connect: ChainAdapter['connect']
  /** Ends the active connection, if any, whatever its wallet answers. */
  disconnect(): Promise<void>
  /** Subscribes to changes of the active connection. */
  subscribe(listener: (next: Connection | null, before: Connection | null) => void): () => void
}

export declare namespace createWalletAdapter {
  type Parameters<namespace extends Namespace, wallet extends ChainWallet> = {
    /** The wallet library or protocol, such as `solana`. */
    id: string
    namespace: namespace
    /**
     * Discovers the wallets of the page. Reports the whole list at once and after every change.
     * @returns stops the discovery
     */
    discover: (
      context: AdapterContext<namespace>,
      report: (wallets: readonly wallet[]) => void,
    ) => () => void
    /** What differs from the default rules of a namespace. */
    rules?: NamespaceRules | undefined
    /** The family's optional features. Switching and reading connections are built in. */
    features: (session: AdapterSession<wallet>) => Partial<AdapterFeatures>
    /** Where remembered wallets are stored. @default the browser's `localStorage` */
    storage?: StorageArea | undefined
    /** @default `cleat.<namespace>.wallets` */
    storageKey?: string | undefined
  }
}

/** Milliseconds for a wallet's answer to a disconnect. */
const disconnectTimeoutMs = 1500

/**
 * Creates an adapter for a chain family without a connection library. It keeps the connections,
 * restores them on the next visit, and follows wallet events and other tabs. The family supplies
 * discovery and the wallet API.
 */
export function createWalletAdapter<namespace extends Namespace, wallet extends ChainWallet>(
  parameters: createWalletAdapter.Parameters<namespace, wallet>,
): ChainAdapter<namespace> {
  const { id, namespace, discover, storageKey = `cleat.${namespace}.wallets` } = parameters
  const { storage = createSafeArea() } = parameters
  const remembered = createRememberedWallets({ area: storage, key: storageKey })
  let context: AdapterContext<namespace> | undefined
  const live = createLiveConnections<wallet>({ emit: (event) => context?.emit(event) })
  const restorer = createWalletRestorer<wallet>({
    live,
    remembered,
    getNetwork: (wanted) =>
      context?.networks.find(({ caipNetworkId }) => caipNetworkId === wanted) ??
      context?.getNetwork(),
  })

  const session: AdapterSession<wallet> = {
    get networks() {
      return context?.networks ?? []
    },
    current() {
      const used = live.current()
      if (!used) throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace } })
      const { caipNetworkId } = used.connection
      const network = session.networks.find((one) => one.caipNetworkId === caipNetworkId)
      return { ...used, network }
    },
    find: restorer.find,
    connect: (request) => adapter.connect(request),
    disconnect: async () => end(live.current()?.connection),
    subscribe: live.subscribe,
  }

  const end = async (ended: { readonly connectorId: string } | undefined) => {
    if (!ended) return
    const { connectorId } = ended
    const wallet = live.find(connectorId)?.wallet
    remembered.remove(connectorId)
    restorer.unwatch(connectorId)
    live.remove(connectorId)
    if (wallet) await withTimeout(async () => wallet.disconnect(), disconnectTimeoutMs)
  }

  const use = (connectorId: string, address?: string): Connection => {
    const found = live.find(connectorId)
    if (!found) throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace } })
    const { wallet, state, connection } = found
    const { caipNetworkId } = state
    const chosen = address ?? connection.accounts[0].address
    remembered.add({ connectorId, caipNetworkId, address: chosen })
    restorer.trust(wallet)
    return live.put(wallet, state, { isUsed: true, address: chosen })
  }

  const adapter: ChainAdapter<namespace> = {
    id,
    namespace,
    rules: parameters.rules,

    start(given) {
      context = given
      const stopDiscovery = discover(given, (wallets) => {
        restorer.setWallets(wallets)
        given.emit({
          type: 'connectorsChanged',
          connectors: restorer.wallets().map(({ connector }) => connector),
        })
      })
      const stopFollowing = afterPaint(() => restorer.followTabs(storageKey))
      return () => {
        stopDiscovery()
        stopFollowing()
        context = undefined
        restorer.release()
      }
    },

    hasSession: () => live.current() !== undefined || remembered.list().length > 0,
    getConnection: () => live.current()?.connection ?? null,

    async connect({ connectorId, signal }) {
      signal.throwIfAborted()
      if (live.find(connectorId)) return use(connectorId)
      const wallet = restorer.find(connectorId)
      const network = context?.getNetwork()
      if (!wallet || !network)
        throw new CleatError('WALLET_NOT_INSTALLED', { context: { wallet: connectorId } })
      const { name } = wallet.connector
      const ask = async () => wallet.connect({ isSilent: false, network, signal })
      const state = await raceSignal(ask(), signal).catch((error) => {
        signal.throwIfAborted()
        throw toCleatError(error, 'CONNECTION_FAILED', { context: { wallet: name } })
      })
      if (!state) throw new CleatError('CONNECTION_NO_ACCOUNTS', { context: { wallet: name } })
      remembered.add({
        connectorId,
        caipNetworkId: state.caipNetworkId,
        address: undefined,
        mark: toWalletMark(wallet.connector),
        account: state.accounts[0].address,
      })
      restorer.trust(wallet)
      restorer.watch(wallet)
      return live.put(wallet, state, { isUsed: true })
    },

    reconnect: () => restorer.restore(),

    async disconnect() {
      const going = live.list()
      remembered.clear()
      restorer.release()
      await Promise.all(
        going.map(({ wallet }) =>
          withTimeout(async () => wallet.disconnect(), disconnectTimeoutMs),
        ),
      )
    },

    features: {
      'connection:read': async () => {
        const { wallet, connection } = session.current()
        if (!wallet.read) return connection
        const state = await wallet.read()
        const { name } = wallet.connector
        if (!state) throw new CleatError('CONNECTION_NO_ACCOUNTS', { context: { wallet: name } })
        return { connectorId: connection.connectorId, ...state }
      },
      'connections:list': () => live.list().map(({ connection }) => connection),
      'connection:use': async ({ connectorId, address }) => use(connectorId, address),
      'connection:end': end,
      'network:switch': async ({ network }) => {
        const { wallet, connection } = session.current()
        const { connectorId } = connection
        const { name } = wallet.connector
        const { caipNetworkId } = network
        const move = async () => wallet.switchNetwork?.({ network })
        const moved = await move().catch((error) => {
          const facts = { network: network.name, wallet: name }
          throw toCleatError(error, 'NETWORK_SWITCH_FAILED', { context: facts })
        })
        const now = live.find(connectorId)
        if (!now) throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace } })
        const state = moved ?? { ...now.state, caipNetworkId }
        // Some wallets encode the address of one key differently on each network.
        const { address: before, publicKey } = now.connection.accounts[0]
        const same = publicKey && state.accounts.find((account) => account.publicKey === publicKey)
        const address = same ? same.address : before
        live.put(wallet, state, { address })
        const [{ address: account }] = state.accounts
        remembered.update({ connectorId, caipNetworkId, address, account })
      },
      ...parameters.features(session),
    },
  }
  return adapter
}
