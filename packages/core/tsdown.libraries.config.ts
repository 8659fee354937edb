import { libraryConfig } from '../../tooling/libraryConfig.ts'

export default [
  libraryConfig('runtime/walletConnect/library/universalProvider'),
  libraryConfig('contract/adapter/eip1193/remoteWallets/library/coinbaseWalletSdk'),
  libraryConfig('contract/adapter/eip1193/remoteWallets/library/safeApps'),
]
