import type { DiscoveredWallet } from '@cleat/core/adapter'
import type { GuardedProvider } from '@cleat/evm'
import { type CreateConnectorFn, createConnector } from 'wagmi'
import type { WalletConnectorExtras } from './base/walletConnectorExtras.ts'
import type { StorageItem, WalletSession } from './createWalletSession.ts'
import { loadOnDemand } from './loadOnDemand.ts'

export declare namespace walletConnector {
  type Parameters = {
    wallet: DiscoveredWallet
    /**
     * Called when a remembered wallet that is not connected shares its accounts again, such as one
     * that is unlocked.
     */
    onReturn: () => void
  }
}

/**
 * The wagmi connector of a wallet found in the page. What it does with the wallet loads with the
 * first use; until then it only says whether the wallet is remembered.
 */
export function walletConnector(
  parameters: walletConnector.Parameters,
): CreateConnectorFn<GuardedProvider, WalletConnectorExtras, StorageItem> {
  const { wallet, onReturn } = parameters
  return createConnector<GuardedProvider, WalletConnectorExtras, StorageItem>((config) => {
    const { id, name, icon, kind: type } = wallet
    const key = `${id}.connected` as const
    let session: WalletSession | undefined

    const load = async (): Promise<WalletSession> => {
      const { createWalletSession } = await loadOnDemand()
      session ??= createWalletSession({ wallet, config, key, forget, onReturn })
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
      request: async (request) => (await load()).provider.request(request),
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
      connect: async (request) => (await load()).connect(request),
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
        (await isRemembered()) && load().then((it) => it.isAuthorized(), ignore),
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
