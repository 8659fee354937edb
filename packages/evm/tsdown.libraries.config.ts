import { libraryConfig } from '../../tooling/libraryConfig.ts'

export default [
  libraryConfig('remoteWallets/library/coinbaseWalletSdk'),
  libraryConfig('remoteWallets/library/safeApps'),
]
