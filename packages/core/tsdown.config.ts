import { bundledConfig } from '../../tooling/bundledConfig.ts'

export default bundledConfig({
  floors: [
    // What loads with every page.
    'boot/createKit',
    ['exports/index', 'exports/adapter', 'exports/networks'],
    'exports/runtime',
  ],
  // Reached by condition only; see `imports` in package.json.
  entries: [
    'src/base/errors/composeMessage.ts',
    'src/base/errors/production/composeMessage.ts',
    'src/features/checkOptions.ts',
    'src/boot/production/checkOptions.ts',
  ],
})
