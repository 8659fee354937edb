import type { AdapterFeatures, RemoteWallet } from '@cleat/core/adapter'
import { createCoinbaseProvider } from './createCoinbaseProvider.ts'
import { findSafeProvider } from './findSafeProvider.ts'

/** Milliseconds for an answer; allows for the wallet's code on a slow line. */
const readTimeoutMs = 20_000

/**
 * The wallets of EVM chains that are not found in the page: the Safe whose frame the page is in, and Coinbase Wallet. The
 * SDK of each loads with the first request to it.
 */
export const loadRemoteWallets: AdapterFeatures['remoteWallets:load'] = async (parameters) => {
  const { metadata, networks, coinbase } = parameters
  const wallets: RemoteWallet<'eip155'>[] = []
  // A failure to load one wallet leaves the others.
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
