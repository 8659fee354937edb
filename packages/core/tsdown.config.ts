import { bundledConfig } from '../../tooling/bundledConfig.ts'

export default bundledConfig({
  // What loads with every page.
  piece: 'kit/createKit',
  // Reached by condition only; see `imports` in package.json.
  entries: ['src/errors/composeMessage.ts', 'src/errors/production/composeMessage.ts'],
})
