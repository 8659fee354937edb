export { attachExternalWallets } from '../runtime/remoteWallets/attachExternalWallets.ts'
export type { connectWalletConnect } from '../runtime/remoteWallets/connectWalletConnect.ts'
export type {
  ExternalWallets,
  LoadedExternalWallets,
} from '../runtime/remoteWallets/externalWallets.ts'
export type { PairedSession, Peer } from '../runtime/walletConnect/walletConnectClient.ts'
