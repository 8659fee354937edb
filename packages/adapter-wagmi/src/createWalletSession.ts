import {
  CleatError,
  type DiscoveredWallet,
  type ProviderRequest,
  raceSignal,
  toWalletMark,
} from '@cleat/core/adapter'
import { createEip1193Session, type GuardedProvider, moveToChain } from '@cleat/evm'
import { type Address, getAddress } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { activeFirst } from './base/activeFirst.ts'
import { notConnected } from './base/notConnected.ts'
import type { WalletConnectorExtras } from './base/walletConnectorExtras.ts'
import { walletProviders } from './base/walletProviders.ts'
import { submitRequest } from './features/submitRequest.ts'

/** What is remembered of a connected wallet. */
type Memory = {
  /** What it showed of itself. */
  mark: string
  /** The first account that it shared last. */
  own?: Address | undefined
  /** The account that the visitor chose, where they did. */
  chosen?: Address | undefined
}

export type StorageItem = { [key: `${string}.connected`]: Memory }

type WalletConnectorFn = CreateConnectorFn<GuardedProvider, WalletConnectorExtras, StorageItem>

/** What a connector does with its wallet. */
export type WalletSession = Pick<
  ReturnType<WalletConnectorFn>,
  | 'authorize'
  | 'choose'
  | 'connect'
  | 'getAccounts'
  | 'getChainId'
  | 'onAccountsChanged'
  | 'onChainChanged'
  | 'release'
> & {
  readonly provider: GuardedProvider
  /** Sends a request of the app. */
  request(request: ProviderRequest): Promise<unknown>
  /**
   * Whether the wallet is the one of the last visit, as far as can be told, and shares its account.
   * A trusted one is not compared.
   */
  isAuthorized(isTrusted: boolean): Promise<boolean>
  onDisconnect(): void
  /** Takes every listener away from the wallet, and drops what was kept of its answers. */
  reset(): void
  revoke(): Promise<void>
  switchChain: NonNullable<ReturnType<WalletConnectorFn>['switchChain']>
}

export declare namespace createWalletSession {
  type Parameters = {
    wallet: DiscoveredWallet
    /** wagmi's parts of a connector. */
    config: globalThis.Parameters<WalletConnectorFn>[0]
    /** The key in wagmi's storage under which the wallet is remembered. */
    key: `${string}.connected`
    /** Forgets the wallet here without talking to it. */
    forget: () => Promise<void>
    /**
     * Called when a remembered wallet that is not connected shares its accounts again, such as one
     * that is unlocked.
     */
    onReturn: () => void
    /** The provider that apps get of the wallet, and what its requests go through. */
    given: {
      provider: object
      pipeline: Pick<submitRequest.Parameters, 'config' | 'context'>
    }
  }
}

/**
 * Accounts, chain and events of a connector's wallet. It listens to the wallet only while the
 * wallet is remembered.
 */
export function createWalletSession(parameters: createWalletSession.Parameters): WalletSession {
  const { wallet, config, key, forget, onReturn, given } = parameters
  const { name, kind, icon: imageUrl, rdns } = wallet
  const mark = toWalletMark({ name, imageUrl, info: { rdns } })
  // viem's takes a second argument that makes other checksums.
  const session = createEip1193Session({ wallet, toAddress: (address) => getAddress(address) })
  const { provider } = session
  walletProviders.set(given.provider, provider)
  let authorized: readonly Address[] | undefined
  let isListening = false
  let chosen: Address | undefined
  /** The first account of the wallet itself, as it said last. */
  let own: Address | undefined

  const inOrder = (accounts: readonly Address[]): readonly Address[] => {
    const [first = own] = accounts
    if (chosen && own && own !== first) void choose(undefined)
    own = first
    return activeFirst(accounts, (account) => account === chosen)
  }

  const choose = async (address: Address | undefined) => {
    chosen = address
    await save()
  }
  const save = async () => void (await config.storage?.setItem(key, { mark, own, chosen }))

  const recall = async (): Promise<Partial<Memory> | undefined> => {
    const item: unknown = await config.storage?.getItem(key)
    const memory: Partial<Memory> | undefined = typeof item === 'object' ? (item ?? undefined) : {}
    chosen = memory?.chosen
    return memory
  }

  const requestAccounts = async (): Promise<readonly Address[]> => {
    chosen = undefined
    return inOrder(await session.requestAccounts())
  }

  /** A paired wallet without a session is gone for good, where any other may only be locked. */
  const end = async () => {
    if (kind === 'walletConnect') await forget()
  }

  const connection: WalletSession = {
    provider,
    request: ({ method, params }) =>
      submitRequest({
        ...{ ...given.pipeline, connector: wallet, ask: provider.request },
        request: { method, ...(params === undefined ? {} : { params }) },
      }),
    async connect({ chainId, isReconnecting, withCapabilities } = {}) {
      const known = authorized
      authorized = undefined
      const accounts = isReconnecting
        ? await connection.getAccounts()
        : (known ?? (await requestAccounts()))
      let current = await connection.getChainId()
      if (!isReconnecting) await choose(undefined)
      // Let go while it was being restored.
      else if (!(await recall())) throw notConnected()
      listen()
      if (chainId && chainId !== current) {
        await connection.switchChain({ chainId })
        current = await connection.getChainId()
      }
      return {
        accounts: (withCapabilities
          ? accounts.map((address) => ({ address, capabilities: {} }))
          : accounts) as never,
        chainId: current,
      }
    },
    async authorize({ signal }) {
      const accounts = await raceSignal(requestAccounts(), signal)
      // Connected by an event in the meantime, it has no `connect()` to come.
      authorized = config.emitter.listenerCount('connect') > 0 ? accounts : undefined
      return accounts
    },
    getAccounts: async () => inOrder(await session.readAccounts()),
    getChainId: session.readChainId,
    async isAuthorized(isTrusted) {
      const memory = await recall()
      if (!memory) return false
      const isCompared = !isTrusted && (kind === 'announced' || kind === 'injected')
      if (isCompared && memory.mark && memory.mark !== mark) return false
      // A locked wallet shares no account; listening brings it back when it is unlocked.
      listen()
      const accounts = await connection.getAccounts().catch(() => undefined)
      if (accounts?.length === 0) await end()
      if (isCompared && memory.own && !accounts?.includes(memory.own)) return false
      return Boolean(accounts?.length)
    },
    choose,
    release() {
      isListening = false
      provider.release()
    },
    reset() {
      connection.release()
      authorized = undefined
      chosen = undefined
    },
    revoke: session.revoke,
    async switchChain({ chainId, addEthereumChainParameter }) {
      const chain = config.chains.find((candidate) => candidate.id === chainId)
      if (!chain) throw new CleatError('NETWORK_NOT_FOUND', { context: { id: chainId } })
      // What the app names is its own request, where the chain's data is that of its networks.
      const request: GuardedProvider['request'] = (asked) =>
        addEthereumChainParameter && asked.method === 'wallet_addEthereumChain'
          ? connection.request(asked)
          : provider.request(asked)
      await moveToChain({
        ...{ provider: { ...provider, request }, chain, wallet: name, addEthereumChainParameter },
      })
      config.emitter.emit('change', { chainId })
      return chain
    },
    onAccountsChanged(accounts) {
      if (accounts.length === 0) config.emitter.emit('disconnect')
      // wagmi listens for `connect` only while this connector is not connected.
      else if (config.emitter.listenerCount('connect') > 0) onReturn()
      else {
        const ordered = inOrder(accounts.map((address) => getAddress(address)))
        void save()
        config.emitter.emit('change', { accounts: ordered })
      }
    },
    onChainChanged(chainId) {
      config.emitter.emit('change', { chainId: Number(chainId) })
    },
    onDisconnect() {
      config.emitter.emit('disconnect')
      void end()
    },
  }
  return connection

  function listen() {
    if (isListening) return
    isListening = true
    session.watch({
      onAccounts: (accounts) => connection.onAccountsChanged([...accounts]),
      onChainId: (chainId) => connection.onChainChanged(String(chainId)),
      onLock: () => connection.onAccountsChanged([]),
      onDisconnect: () => connection.onDisconnect(),
      onInterrupt: async () => {
        const accounts = await connection.getAccounts().catch(() => [])
        if (accounts.length === 0) connection.onDisconnect()
      },
    })
  }
}
