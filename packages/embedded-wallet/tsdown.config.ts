import { packageConfig } from '../../tooling/packageConfig.ts'

export default packageConfig({ entries: ['src/verify/cli.ts'] })
