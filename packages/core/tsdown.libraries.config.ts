import { libraryConfig } from '../../tooling/libraryConfig.ts'

export default [libraryConfig('runtime/walletConnect/library/universalProvider')]
