import { packageConfig } from '../../tooling/packageConfig.ts'

export default packageConfig()
