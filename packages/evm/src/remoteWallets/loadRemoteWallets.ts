import type { AdapterFeatures, RemoteWallet } from '@cleat/core/adapter'
import { createCoinbaseProvider } from './createCoinbaseProvider.ts'
import { findSafeProvider } from './findSafeProvider.ts'

/** The timeout in milliseconds, which includes loading the wallet's code on a slow connection. */
const readTimeoutMs = 20_000

/**
 * Lists the remote wallets of EVM chains: the Safe around the page, and Coinbase Wallet if the app
 * offers it. Coinbase's SDK loads with its first request. A wallet that fails to load is left out.
 */
export const loadRemoteWallets: AdapterFeatures['remoteWallets:load'] = async (parameters) => {
  const { metadata, networks, coinbase } = parameters
  const wallets: RemoteWallet<'eip155'>[] = []
  // A wallet that fails to load does not affect the others.
  const safe = await findSafeProvider({ window }).catch(() => null)
  if (safe)
    wallets.push({ id: 'safe', name: 'Safe', kind: 'external', provider: safe, isHost: true })
  if (coinbase)
    wallets.push({
      id: 'coinbaseWalletSDK',
      name: 'Coinbase Wallet',
      kind: 'external',
      provider: createCoinbaseProvider({ metadata, networks, ...coinbase }),
      readTimeoutMs,
    })
  return wallets
}
