import { CleatError, type DiscoveredWallet, raceSignal } from '@cleat/core/adapter'
import { createAccountRequest, guardProvider, revokePermission } from '@cleat/evm'
import { type Address, getAddress, type ProviderRpcError } from 'viem'
import { type CreateConnectorFn, createConnector } from 'wagmi'
import { activeFirst } from './activeFirst.ts'
import { loadOnDemand } from './loadOnDemand.ts'
import { notConnected } from './notConnected.ts'
import type { WalletConnectorExtras } from './walletConnectorExtras.ts'

type Provider = ReturnType<typeof guardProvider>

/** With the account that the visitor chose, where they did. */
type StorageItem = { [key: `${string}.connected`]: true | Address }

export declare namespace walletConnector {
  type Parameters = {
    wallet: DiscoveredWallet
    /** Called when a remembered wallet that is not connected shares its accounts again, such as one that is unlocked. */
    onReturn: () => void
  }
}

/** The wagmi connector of a wallet found in the page. It listens to the wallet only while the wallet is remembered. */
export function walletConnector(
  parameters: walletConnector.Parameters,
): CreateConnectorFn<Provider, WalletConnectorExtras, StorageItem> {
  const { wallet, onReturn } = parameters
  return createConnector<Provider, WalletConnectorExtras, StorageItem>((config) => {
    const { id, name, kind } = wallet
    const provider = guardProvider(wallet)
    const key = `${id}.connected` as const
    let authorized: readonly Address[] | undefined
    let isListening = false
    let chosen: Address | undefined
    /** The first account of the wallet itself, as it said last. */
    let own: Address | undefined

    const toAccounts = (answer: unknown): readonly Address[] => {
      const accounts = (answer as readonly string[]).map((address) => getAddress(address))
      const [first = own] = accounts
      if (chosen && own && own !== first) void choose(undefined)
      own = first
      return activeFirst(accounts, (account) => account === chosen)
    }

    const choose = async (address: Address | undefined) => {
      chosen = address
      await config.storage?.setItem(key, address ?? true)
    }

    const request = createAccountRequest(provider)
    const requestAccounts = async (): Promise<readonly Address[]> => {
      chosen = undefined
      const accounts = toAccounts(await request())
      if (accounts.length === 0)
        throw new CleatError('CONNECTION_NO_ACCOUNTS', { context: { wallet: name } })
      return accounts
    }

    return {
      id,
      name,
      icon: wallet.icon,
      type: kind,
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        const known = authorized
        authorized = undefined
        const accounts = isReconnecting
          ? await this.getAccounts()
          : (known ?? (await requestAccounts()))
        let current = await this.getChainId()
        if (!isReconnecting) await choose(undefined)
        // Let go while it was being restored.
        else if (!(await this.isRemembered())) throw notConnected()
        listen(this)
        if (chainId && chainId !== current) {
          await this.switchChain?.({ chainId })
          current = await this.getChainId()
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
      async disconnect() {
        await this.forget()
        await revokePermission(provider)
      },
      getAccounts: async () => toAccounts(await provider.request({ method: 'eth_accounts' })),
      getChainId: async () => Number(await provider.request({ method: 'eth_chainId' })),
      getProvider: async () => provider,
      async isAuthorized() {
        if (!(await this.isRemembered())) return false
        // A locked wallet shares no account; listening brings it back when it is unlocked.
        listen(this)
        const accounts = await this.getAccounts().catch(() => undefined)
        if (accounts?.length === 0) await end(this)
        return Boolean(accounts?.length)
      },
      async isRemembered() {
        const item = await config.storage?.getItem(key)
        chosen = typeof item === 'string' ? item : undefined
        return Boolean(item)
      },
      choose,
      async forget() {
        this.release()
        authorized = undefined
        chosen = undefined
        await config.storage?.removeItem(key)
      },
      release() {
        isListening = false
        provider.release()
      },
      async switchChain({ chainId, addEthereumChainParameter }) {
        const chain = config.chains.find((candidate) => candidate.id === chainId)
        if (!chain) throw new CleatError('NETWORK_NOT_FOUND', { context: { id: chainId } })
        const { moveToChain } = await loadOnDemand()
        await moveToChain({ provider, chain, wallet: name, addEthereumChainParameter })
        config.emitter.emit('change', { chainId })
        return chain
      },
      onAccountsChanged(accounts) {
        if (accounts.length === 0) config.emitter.emit('disconnect')
        // wagmi listens for `connect` only while this connector is not connected.
        else if (config.emitter.listenerCount('connect') > 0) onReturn()
        else config.emitter.emit('change', { accounts: toAccounts(accounts) })
      },
      onChainChanged(chainId) {
        config.emitter.emit('change', { chainId: Number(chainId) })
      },
      async onDisconnect(error) {
        // 1013: the wallet lost its connection and is getting it back by itself.
        const isPassing = (error as ProviderRpcError | undefined)?.code === 1013
        const accounts = isPassing ? await this.getAccounts().catch(() => []) : []
        if (accounts.length > 0) return
        config.emitter.emit('disconnect')
        await end(this)
      },
    }

    /** A paired wallet without a session is gone for good, where any other may only be locked. */
    async function end(connector: Pick<WalletConnectorExtras, 'forget'>) {
      if (kind === 'walletConnect') await connector.forget()
    }

    function listen(connector: {
      onAccountsChanged(accounts: string[]): void
      onChainChanged(chainId: string): void
      onDisconnect(error?: Error): void
    }) {
      if (isListening) return
      isListening = true
      provider.on('accountsChanged', (accounts) =>
        connector.onAccountsChanged(accounts as string[]),
      )
      provider.on('chainChanged', (chainId) => connector.onChainChanged(chainId as string))
      provider.on('disconnect', (error) => connector.onDisconnect(error as Error))
    }
  })
}
