import { packageConfig } from '../../tooling/packageConfig.ts'

export default packageConfig({ platform: 'node', entries: ['src/cli.ts'] })
