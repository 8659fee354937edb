export { createCoinbaseProvider } from '../remoteWallets/createCoinbaseProvider.ts'
export { findSafeProvider } from '../remoteWallets/findSafeProvider.ts'
export { loadRemoteWallets } from '../remoteWallets/loadRemoteWallets.ts'
