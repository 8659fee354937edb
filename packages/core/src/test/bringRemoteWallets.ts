import type { RemoteWallet } from '../contract/adapter/remoteWallet.ts'
import type { FakeAdapter } from './createFakeAdapter.ts'
import { createFakeProvider } from './createFakeProvider.ts'

/**
 * Makes an adapter bring remote wallets as EVM adapters do: the host of the page, an iframe of its
 * site, and the one that the app offers.
 */
export function bringRemoteWallets<adapter extends FakeAdapter>(adapter: adapter): adapter {
  adapter.features['remoteWallets:load'] = async ({ coinbase, networks }) => {
    const wallets: RemoteWallet<'eip155'>[] = []
    const external = { kind: 'external', provider: createFakeProvider() } as const
    const { ancestorOrigins = [] } = window.location
    if ([...ancestorOrigins].includes('https://app.safe.global'))
      wallets.push({ ...external, id: 'safe', name: 'Safe', isHost: true })
    if (coinbase && networks.length > 0)
      wallets.push({ ...external, id: 'coinbaseWalletSDK', name: 'Coinbase Wallet' })
    return wallets
  }
  return adapter
}
