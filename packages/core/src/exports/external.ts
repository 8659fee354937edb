export { attachExternalWallets } from '../external/attachExternalWallets.ts'
export type { connectWalletConnect } from '../external/connectWalletConnect.ts'
export type { ExternalWallets, LoadedExternalWallets } from '../external/externalWallets.ts'
export type { PairedSession, Peer } from '../walletConnect/walletConnectClient.ts'
