export { attachRemoteWallets } from '../runtime/remoteWallets/attachRemoteWallets.ts'
export type { connectWalletConnect } from '../runtime/remoteWallets/connectWalletConnect.ts'
export type {
  LoadedRemoteWallets,
  RemoteWallets,
} from '../runtime/remoteWallets/remoteWallets.ts'
export type { PairedSession, Peer } from '../runtime/walletConnect/walletConnectClient.ts'
