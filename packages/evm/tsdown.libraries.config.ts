import { libraryConfig } from '../../tooling/libraryConfig.ts'

export default [
  libraryConfig('library/viemCodec'),
  libraryConfig('library/viemEns'),
  libraryConfig('library/viemKeys'),
  libraryConfig('remoteWallets/library/coinbaseWalletSdk'),
  // Its provider is CommonJS, and would bring all of viem by the SDK's own CommonJS.
  libraryConfig('remoteWallets/library/safeApps', { imported: ['@safe-global/safe-apps-sdk'] }),
]
