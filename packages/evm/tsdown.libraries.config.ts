import { libraryConfig } from '../../tooling/libraryConfig.ts'

export default [
  libraryConfig('library/viemCodec'),
  libraryConfig('library/viemEns'),
  libraryConfig('remoteWallets/library/coinbaseWalletSdk'),
  libraryConfig('remoteWallets/library/safeApps'),
]
