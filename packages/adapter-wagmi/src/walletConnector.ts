import type { DiscoveredWallet } from '@cleat/core/adapter'
import type { GuardedProvider } from '@cleat/evm'
import { type CreateConnectorFn, createConnector } from 'wagmi'
import type { WalletConnectorExtras } from './base/walletConnectorExtras.ts'
import type { StorageItem, WalletSession } from './createWalletSession.ts'
import type { submitRequest } from './features/submitRequest.ts'
import { loadOnDemand } from './loadOnDemand.ts'

export declare namespace walletConnector {
  type Parameters = {
    wallet: DiscoveredWallet
    /**
     * Called when a remembered wallet that is not connected shares its accounts again, such as one
     * that is unlocked.
     */
    onReturn: () => void
    /** The request pipeline, and the connections that it judges by. */
    pipeline: Pick<submitRequest.Parameters, 'config' | 'context'>
    /** Whether another wallet of the page claims the same `rdns`. */
    isClaimedTwice: () => boolean
  }
}

/**
 * The wagmi connector of a wallet found in the page. What it does with the wallet loads with the
 * first use; until then it only says whether the wallet is remembered.
 */
export function walletConnector(
  parameters: walletConnector.Parameters,
): CreateConnectorFn<GuardedProvider, WalletConnectorExtras, StorageItem> {
  const { wallet, onReturn, pipeline, isClaimedTwice } = parameters
  return createConnector<GuardedProvider, WalletConnectorExtras, StorageItem>((config) => {
    const { id, name, icon, kind: type } = wallet
    const key = `${id}.connected` as const
    let session: WalletSession | undefined
    let isTrusted = false

    const load = async (): Promise<WalletSession> => {
      const { createWalletSession } = await loadOnDemand()
      const given = { provider, pipeline }
      session ??= createWalletSession({ wallet, config, key, forget, onReturn, given })
      return session
    }
    const isRemembered = async () => Boolean(await config.storage?.getItem(key))
    const forget = async () => {
      session?.reset()
      await config.storage?.removeItem(key)
    }
    const release = () => session?.release()
    // wagmi asks every connector for its provider when a page loads, so this one loads nothing.
    const provider: GuardedProvider = {
      request: async (request) => (session ?? (await load())).request(request),
      on: (...listening) => void load().then((it) => it.provider.on(...listening), ignore),
      removeListener: (...listening) =>
        void load().then((it) => it.provider.removeListener(...listening), ignore),
      release,
    }

    return {
      id,
      name,
      icon,
      type,
      announcedRdns: wallet.rdns,
      isTrusted: () => isTrusted,
      async connect(request) {
        isTrusted ||= !request?.isReconnecting
        return (await load()).connect(request)
      },
      getWallet: async () => (await load()).provider,
      authorize: async (request) => (await load()).authorize(request),
      async disconnect() {
        await forget()
        // Forgotten all the same where the code cannot be loaded.
        await load().then((it) => it.revoke(), ignore)
      },
      getAccounts: async () => (await load()).getAccounts(),
      getChainId: async () => (await load()).getChainId(),
      getProvider: async () => provider,
      // wagmi does not restore any wallet after one that rejects.
      isAuthorized: async () =>
        (await isRemembered()) &&
        (isTrusted || !isClaimedTwice()) &&
        load().then((it) => it.isAuthorized(isTrusted), ignore),
      isRemembered,
      choose: async (address) => (await load()).choose(address),
      forget,
      release,
      switchChain: async (request) => (await load()).switchChain(request),
      onAccountsChanged: (accounts) => session?.onAccountsChanged(accounts),
      onChainChanged: (chainId) => session?.onChainChanged(chainId),
      onDisconnect: () => session?.onDisconnect(),
    }
  })
}

function ignore(): false {
  return false
}
