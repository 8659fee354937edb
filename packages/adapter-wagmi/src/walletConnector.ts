import {
  CleatError,
  type DiscoveredWallet,
  guardProvider,
  raceSignal,
  readErrorCode,
  switchWalletChain,
} from '@cleat/core/adapter'
import { type Address, getAddress, type ProviderRpcError } from 'viem'
import { type CreateConnectorFn, createConnector } from 'wagmi'

type Properties = {
  /** Asks the wallet for its accounts. The next `connect()` uses the answer instead of asking again. */
  authorize(parameters: { signal: AbortSignal }): Promise<readonly Address[]>
  /** Whether the visitor connected this wallet before and did not disconnect it since. */
  isRemembered(): Promise<boolean>
  /** Forgets the wallet here without talking to it. */
  forget(): Promise<void>
  /** Takes every listener away from the wallet. */
  release(): void
}

type StorageItem = { [key: `${string}.connected`]: true }

/** Milliseconds that a wallet gets to revoke its permission; not all support it, and some never answer. */
const revokeTimeoutMs = 300

/** The wagmi connector of a wallet found in the page. It listens to the wallet only while the wallet is remembered. */
export function walletConnector({ wallet }: { wallet: DiscoveredWallet }): CreateConnectorFn {
  return createConnector<ReturnType<typeof guardProvider>, Properties, StorageItem>((config) => {
    const { id, name } = wallet
    const provider = guardProvider(wallet)
    const key = `${id}.connected` as const
    let authorized: readonly Address[] | undefined
    let asking: Promise<unknown> | undefined
    let isListening = false

    const toAccounts = (answer: unknown) =>
      (answer as readonly string[]).map((address) => getAddress(address))

    /** A prompt that is still open from an attempt given up is waited for instead of piling up another. */
    const ask = async (): Promise<readonly Address[]> => {
      const earlier = asking
      const current = provider.request({ method: 'eth_requestAccounts' })
      asking = current
      const answer = await current.catch((error) => {
        if (readErrorCode(error) === -32002 && earlier) {
          asking = earlier
          return earlier
        }
        throw error
      })
      const accounts = toAccounts(answer)
      if (accounts.length === 0)
        throw new CleatError('CONNECTION_NO_ACCOUNTS', { context: { wallet: name } })
      return accounts
    }

    return {
      id,
      name,
      icon: wallet.icon,
      type: wallet.kind,
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        const known = authorized
        authorized = undefined
        const accounts = isReconnecting ? await this.getAccounts() : (known ?? (await ask()))
        let current = await this.getChainId()
        if (!isReconnecting) await config.storage?.setItem(key, true)
        // Let go while it was being restored.
        else if (!(await this.isRemembered()))
          throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace: 'eip155' } })
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
        const accounts = await raceSignal(ask(), signal)
        // Connected by an event in the meantime, it has no `connect()` to come.
        authorized = config.emitter.listenerCount('connect') > 0 ? accounts : undefined
        return accounts
      },
      async disconnect() {
        await this.forget()
        const revoke = provider.request({
          method: 'wallet_revokePermissions',
          params: [{ eth_accounts: {} }],
        })
        const patience = new Promise((resolve) => setTimeout(resolve, revokeTimeoutMs))
        await Promise.race([revoke.catch(() => undefined), patience])
      },
      getAccounts: async () => toAccounts(await provider.request({ method: 'eth_accounts' })),
      getChainId: async () => Number(await provider.request({ method: 'eth_chainId' })),
      getProvider: async () => provider,
      async isAuthorized() {
        if (!(await this.isRemembered())) return false
        // A locked wallet shares no account; listening brings it back when it is unlocked.
        listen(this)
        return this.getAccounts().then(
          (accounts) => accounts.length > 0,
          () => false,
        )
      },
      isRemembered: async () => (await config.storage?.getItem(key)) === true,
      async forget() {
        this.release()
        authorized = undefined
        await config.storage?.removeItem(key)
      },
      release() {
        isListening = false
        provider.release()
      },
      async switchChain({ chainId, addEthereumChainParameter }) {
        const chain = config.chains.find((candidate) => candidate.id === chainId)
        if (!chain) throw new CleatError('NETWORK_NOT_FOUND', { context: { id: chainId } })
        await switchWalletChain({ provider, chain, wallet: name, addEthereumChainParameter })
        config.emitter.emit('change', { chainId })
        return chain
      },
      async onAccountsChanged(accounts) {
        if (accounts.length === 0) return config.emitter.emit('disconnect')
        const addresses = toAccounts(accounts)
        // wagmi listens for `connect` only while this connector is not connected.
        if (config.emitter.listenerCount('connect') > 0) {
          const chainId = await this.getChainId().catch(() => undefined)
          if (chainId !== undefined)
            config.emitter.emit('connect', { accounts: addresses, chainId })
        } else config.emitter.emit('change', { accounts: addresses })
      },
      onChainChanged(chainId) {
        config.emitter.emit('change', { chainId: Number(chainId) })
      },
      async onDisconnect(error) {
        // 1013: the wallet lost its connection and is getting it back by itself.
        const isPassing = (error as ProviderRpcError | undefined)?.code === 1013
        const accounts = isPassing ? await this.getAccounts().catch(() => []) : []
        if (accounts.length === 0) config.emitter.emit('disconnect')
      },
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

/** What `walletConnector` adds to wagmi's connector. */
export type WalletConnector = Properties
