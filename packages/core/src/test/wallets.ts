import type { Connector } from '../contract/adapter/connector.ts'
import type { Wallet } from '../contract/wallets/wallet.ts'
import { createConnector } from './createFakeAdapter.ts'

const store = 'https://chromewebstore.google.com/detail/x'

/** A wallet of the registry with a store page. */
export function createWallet(parameters: Partial<Wallet> & { id: string }): Wallet {
  return { name: parameters.id, chrome_store: store, ...parameters }
}

/** An `eip155` wallet that announces its rdns. */
export function createAnnounced(rdns: string, name: string): Connector {
  return createConnector({ id: rdns, name, info: { rdns } })
}

/** A `solana` wallet, which is identified by its name only. */
export function createNamed(name: string): Connector {
  return createConnector({ id: name, name, chain: 'solana' })
}

export const metaMask: Wallet = createWallet({ id: 'mm', name: 'MetaMask', rdns: 'io.metamask' })
export const rabby: Wallet = createWallet({ id: 'ra', name: 'Rabby Wallet', rdns: 'io.rabby' })
export const phantom: Wallet = createWallet({ id: 'ph', name: 'Phantom', rdns: 'app.phantom' })
export const trust: Wallet = createWallet({ id: 'tw', name: 'Trust Wallet', rdns: 'com.trust' })
export const ledger: Wallet = createWallet({ id: 'lg', name: 'Ledger Live' })
