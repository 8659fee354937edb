import { packageConfig } from '../../tooling/packageConfig.ts'

export default packageConfig({
  // Reached by condition only; see `imports` in package.json.
  entries: ['src/errors/composeMessage.ts', 'src/errors/production/composeMessage.ts'],
})
