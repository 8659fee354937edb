import { bundledConfig } from '../../tooling/bundledConfig.ts'

export default bundledConfig({
  floors: [
    // What loads with every page.
    'boot/createKit',
    ['exports/index', 'exports/adapter', 'exports/networks'],
    // The wallet list is a part of the runtime, which every list of wallets loads.
    { file: 'exports/runtime', entries: ['exports/wallets'] },
  ],
  // Reached by condition only; see `imports` in package.json.
  entries: [
    'src/base/errors/composeMessage.ts',
    'src/base/errors/production/composeMessage.ts',
    'src/features/checkOptions.ts',
    'src/boot/production/checkOptions.ts',
  ],
})
