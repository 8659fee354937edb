import { keepLibraries } from '../../tooling/bundledConfig.ts'
import { packageConfig } from '../../tooling/packageConfig.ts'

const config = packageConfig()

export default { ...config, plugins: [...[config.plugins ?? []].flat(), keepLibraries] }
