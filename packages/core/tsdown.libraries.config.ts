import { libraryConfig } from '../../tooling/libraryConfig.ts'

export default [
  libraryConfig('walletConnect/library/universalProvider'),
  libraryConfig('adapter/eip1193/external/library/coinbaseWalletSdk'),
  libraryConfig('adapter/eip1193/external/library/safeApps'),
]
