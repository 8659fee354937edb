import { libraryConfig } from '../../tooling/libraryConfig.ts'

export default [
  libraryConfig('runtime/walletConnect/library/universalProvider'),
  libraryConfig('contract/adapter/eip1193/external/library/coinbaseWalletSdk'),
  libraryConfig('contract/adapter/eip1193/external/library/safeApps'),
]
