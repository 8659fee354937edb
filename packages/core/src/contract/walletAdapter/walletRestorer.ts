import { raceSignal } from '../../base/async/raceSignal.ts'
import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { CaipNetwork } from '../../base/caip/network.ts'
import { listenToPage } from '../../base/device/listenToPage.ts'
import type { Connection } from '../adapter/connection.ts'
import { toClaim } from '../adapter/toClaim.ts'
import { toWalletMark } from '../adapter/toWalletMark.ts'
import type { ChainWallet, WalletState } from './chainWallet.ts'
import type { LiveConnections } from './liveConnections.ts'
import { parseRemembered, type RememberedWallets } from './rememberedWallets.ts'
import { withTimeout } from './withTimeout.ts'

export type WalletRestorer<wallet extends ChainWallet> = {
  /** The discovered wallets, and the connected ones that have disappeared since. */
  wallets(): readonly wallet[]
  find(connectorId: string): wallet | undefined
  setWallets(wallets: readonly wallet[]): void
  /** The visitor chose this wallet on this page, so it is not in doubt. */
  trust(wallet: wallet): void
  /** Subscribes to a wallet for as long as it is remembered. */
  watch(wallet: wallet): void
  unwatch(connectorId: string): void
  /**
   * Restores the wallets of an earlier visit without a prompt. Resolves with the active connection,
   * if any.
   */
  restore(): Promise<Connection | null>
  /** Drops every connection without a request to its wallet. */
  release(): void
  followTabs(storageKey: string): () => void
}

export declare namespace createWalletRestorer {
  type Parameters<wallet extends ChainWallet> = {
    live: LiveConnections<wallet>
    remembered: RememberedWallets
    /** The network with this id, or the active one. `undefined` before `start`. */
    getNetwork: (wanted?: CaipNetworkId) => CaipNetwork | undefined
  }
}

/** Milliseconds to wait until the last visit's wallet is discovered. */
const arrivalMs = 1000
/** Milliseconds that a wallet has to answer a silent request. */
const silentMs = 5000

/**
 * Restores remembered wallets: on the next visit, when they are discovered late or unlocked, and
 * after changes in other tabs.
 */
export function createWalletRestorer<wallet extends ChainWallet>(
  parameters: createWalletRestorer.Parameters<wallet>,
): WalletRestorer<wallet> {
  const { live, remembered, getNetwork } = parameters
  const watched = new Map<string, () => void>()
  const restoring = new Map<string, Promise<void>>()
  const trusted = new WeakSet<wallet>()
  let found: readonly wallet[] = []
  let isWanted = false
  let onArrival: () => void = () => undefined

  const wallets = () => {
    const gone = live
      .list()
      .filter(
        ({ connection }) => !found.some(({ connector }) => connector.id === connection.connectorId),
      )
    return [...found, ...gone.map(({ wallet }) => wallet)]
  }
  const find = (id: string) => wallets().find(({ connector }) => connector.id === id)

  const isClaimedTwice = (wallet: wallet) => {
    const claim = toClaim(wallet.connector)
    return (
      claim !== undefined &&
      found.some((other) => other !== wallet && toClaim(other.connector) === claim)
    )
  }
  /**
   * Whether a wallet of an earlier visit returns without asking the visitor. Not if another claims
   * to be it, if it shows itself differently, or without the account that it shared.
   */
  const mayReturn = (wallet: wallet, state?: WalletState) => {
    const { connector } = wallet
    const { mark, account } = remembered.find(connector.id) ?? {}
    const isOfPage = connector.type === 'ANNOUNCED' || connector.type === 'INJECTED'
    if (trusted.has(wallet) || !isOfPage) return true
    return (
      !isClaimedTwice(wallet) &&
      (!mark || mark === toWalletMark(connector)) &&
      (!state || !account || state.accounts.some(({ address }) => address === account))
    )
  }

  /** A paired wallet without a session cannot return. Other wallets may only be locked. */
  const forgetPaired = ({ connector }: wallet) => {
    if (connector.type === 'WALLET_CONNECT') remembered.remove(connector.id)
  }

  const unwatch = (connectorId: string) => {
    watched.get(connectorId)?.()
    watched.delete(connectorId)
  }
  const watch = (wallet: wallet) => {
    const { id: connectorId } = wallet.connector
    if (watched.has(connectorId)) return
    let isOver = false
    const getState = () => live.find(connectorId)?.state
    const stop = wallet.watch((state) => {
      if (isOver) return
      if (!state) {
        live.remove(connectorId)
        return forgetPaired(wallet)
      }
      const before = getState()?.accounts[0].address
      if (before === undefined && !mayReturn(wallet, state)) return
      // An account chosen in the wallet overrides the one chosen here.
      const isKept = before === undefined || before === state.accounts[0].address
      const address = isKept ? remembered.find(connectorId)?.address : undefined
      live.put(wallet, state, { address })
      const [{ address: account }] = state.accounts
      remembered.update({ connectorId, caipNetworkId: state.caipNetworkId, address, account })
    }, getState)
    watched.set(connectorId, () => {
      isOver = true
      stop()
    })
  }

  const ask = async (wallet: wallet): Promise<void> => {
    const { id: connectorId } = wallet.connector
    const network = getNetwork(remembered.find(connectorId)?.caipNetworkId)
    if (!network || !mayReturn(wallet)) return
    // A locked wallet shares no accounts now. The subscription restores it when it is unlocked.
    watch(wallet)
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), silentMs)
    const { signal } = timeout
    const silent = async () => wallet.connect({ isSilent: true, network, signal })
    const state = await raceSignal(silent(), signal).catch(() => undefined)
    clearTimeout(timer)
    if (state === null) forgetPaired(wallet)
    const entry = remembered.find(connectorId)
    // Meanwhile the wallet may have been forgotten, or may have reported its own state.
    const isMissing = entry && watched.has(connectorId) && !live.find(connectorId)
    if (state && isMissing && mayReturn(wallet, state))
      live.put(wallet, state, { address: entry.address })
  }

  const restoreOne = (connectorId: string): Promise<void> => {
    const running = restoring.get(connectorId)
    const wallet = find(connectorId)
    if (running || !wallet || live.find(connectorId)) return running ?? Promise.resolve()
    const work = ask(wallet).finally(() => {
      if (restoring.get(connectorId) === work) restoring.delete(connectorId)
    })
    restoring.set(connectorId, work)
    return work
  }

  const hasArrived = () => remembered.list().some(({ connectorId }) => find(connectorId))
  const arrival = () =>
    new Promise<void>((resolve) => {
      onArrival = () => hasArrived() && resolve()
      onArrival()
    })

  return {
    wallets,
    find,
    setWallets(next) {
      found = next
      onArrival()
      for (const { wallet } of live.list())
        if (!mayReturn(wallet)) {
          unwatch(wallet.connector.id)
          live.remove(wallet.connector.id)
        }
      if (!isWanted) return
      for (const { connectorId } of remembered.list()) void restoreOne(connectorId)
    },
    trust: (wallet) => void trusted.add(wallet),
    watch,
    unwatch,

    async restore() {
      isWanted = true
      if (remembered.list().length === 0) return live.current()?.connection ?? null
      await withTimeout(arrival, arrivalMs)
      // All wallets are asked at once. The most recent one is awaited first, so that it becomes
      // active.
      const tries = remembered.list().map(({ connectorId }) => restoreOne(connectorId))
      for (const attempt of tries) {
        await attempt
        if (live.current()) break
      }
      return live.current()?.connection ?? null
    },

    release() {
      for (const connectorId of [...watched.keys()]) unwatch(connectorId)
      // Results of pending attempts are dropped.
      restoring.clear()
      live.clear()
    },

    followTabs(storageKey) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        // `null`: everything was removed.
        if (key !== null && key !== storageKey) return
        const entries = parseRemembered(newValue)
        for (const { connection } of live.list()) {
          const { connectorId } = connection
          if (entries.some((entry) => entry.connectorId === connectorId)) continue
          unwatch(connectorId)
          live.remove(connectorId)
        }
        for (const { connectorId } of entries) void restoreOne(connectorId)
      }
      return listenToPage(globalThis.window, 'storage', onStorage)
    },
  }
}
