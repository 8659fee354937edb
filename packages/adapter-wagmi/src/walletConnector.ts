import { CleatError, type DiscoveredWallet, raceSignal } from '@cleat/core/adapter'
import { createEip1193Session, type GuardedProvider } from '@cleat/evm'
import { type Address, getAddress } from 'viem'
import { type CreateConnectorFn, createConnector } from 'wagmi'
import { activeFirst } from './base/activeFirst.ts'
import { notConnected } from './base/notConnected.ts'
import type { WalletConnectorExtras } from './base/walletConnectorExtras.ts'
import { loadOnDemand } from './loadOnDemand.ts'

/** With the account that the visitor chose, where they did. */
type StorageItem = { [key: `${string}.connected`]: true | Address }

type Listening = Pick<
  ReturnType<CreateConnectorFn>,
  'getAccounts' | 'onAccountsChanged' | 'onChainChanged' | 'onDisconnect'
>

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
): CreateConnectorFn<GuardedProvider, WalletConnectorExtras, StorageItem> {
  const { wallet, onReturn } = parameters
  return createConnector<GuardedProvider, WalletConnectorExtras, StorageItem>((config) => {
    const { id, name, kind } = wallet
    // viem's takes a second argument that makes other checksums.
    const session = createEip1193Session({ wallet, toAddress: (address) => getAddress(address) })
    const { provider } = session
    const key = `${id}.connected` as const
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
      await config.storage?.setItem(key, address ?? true)
    }

    const requestAccounts = async (): Promise<readonly Address[]> => {
      chosen = undefined
      return inOrder(await session.requestAccounts())
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
        await session.revoke()
      },
      getAccounts: async () => inOrder(await session.readAccounts()),
      getChainId: session.readChainId,
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
        else
          config.emitter.emit('change', {
            accounts: inOrder(accounts.map((address) => getAddress(address))),
          })
      },
      onChainChanged(chainId) {
        config.emitter.emit('change', { chainId: Number(chainId) })
      },
      async onDisconnect() {
        config.emitter.emit('disconnect')
        await end(this)
      },
    }

    /** A paired wallet without a session is gone for good, where any other may only be locked. */
    async function end(connector: Pick<WalletConnectorExtras, 'forget'>) {
      if (kind === 'walletConnect') await connector.forget()
    }

    function listen(connector: Listening) {
      if (isListening) return
      isListening = true
      session.watch({
        onAccounts: (accounts) => connector.onAccountsChanged([...accounts]),
        onChainId: (chainId) => connector.onChainChanged(String(chainId)),
        onLock: () => connector.onAccountsChanged([]),
        onDisconnect: () => connector.onDisconnect(),
        onInterrupt: async () => {
          const accounts = await connector.getAccounts().catch(() => [])
          if (accounts.length === 0) connector.onDisconnect()
        },
      })
    }
  })
}
