import { libraryConfig } from '../../tooling/libraryConfig.ts'

export default [libraryConfig('library/siwx', { isSplit: true })]
