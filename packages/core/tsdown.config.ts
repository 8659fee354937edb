import { bundledConfig } from '../../tooling/bundledConfig.ts'

export default bundledConfig({
  floors: [
    // What loads with every page.
    'kit/createKit',
    ['exports/index', 'exports/adapter', 'exports/networks'],
    // The interface loads with the runtime, so what its first view lists is in the same file.
    {
      file: 'features/createRuntime',
      entries: [
        'base/device/detectDevice',
        'runtime/wallets/findWalletRoute',
        'features/wallets/list/listWallets',
        'runtime/queries/findWalletImage',
        'runtime/wallets/loadWalletIcon',
        'runtime/walletDeepLinks/toSafeLink',
      ],
    },
    ['exports/wallets'],
  ],
  entries: [
    // Keeps the names of its exports, so that the page's `import()` of it does without a facade.
    'src/features/createRuntime.ts',
    // Reached by condition only; see `imports` in package.json.
    'src/base/errors/composeMessage.ts',
    'src/base/errors/production/composeMessage.ts',
    'src/features/checkOptions.ts',
    'src/boot/production/checkOptions.ts',
  ],
})
