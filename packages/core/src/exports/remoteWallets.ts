export type { PairedSession, Peer } from '../contract/remoteWallets/pairedSession.ts'
export type {
  LoadedRemoteWallets,
  RemoteWallets,
} from '../contract/remoteWallets/remoteWallets.ts'
export { attachRemoteWallets } from '../runtime/remoteWallets/attachRemoteWallets.ts'
export type { connectWalletConnect } from '../runtime/remoteWallets/connectWalletConnect.ts'
