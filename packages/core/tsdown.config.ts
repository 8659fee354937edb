import { bundledConfig } from '../../tooling/bundledConfig.ts'

export default bundledConfig({
  floors: [
    // What loads with every page.
    'boot/createKit',
    ['exports/index', 'exports/adapter', 'exports/networks'],
    // The interface loads with the runtime, so what its first view lists is in the same file.
    {
      file: 'exports/runtime',
      entries: [
        'base/device/detectDevice',
        'runtime/wallets/findWalletRoute',
        'features/wallets/list/listWallets',
        'runtime/wallets/loadWalletIcon',
        'runtime/walletDeepLinks/listWalletLinks',
        'runtime/walletDeepLinks/openWalletLink',
      ],
    },
    ['exports/wallets'],
  ],
  // Reached by condition only; see `imports` in package.json.
  entries: [
    'src/base/errors/composeMessage.ts',
    'src/base/errors/production/composeMessage.ts',
    'src/features/checkOptions.ts',
    'src/boot/production/checkOptions.ts',
  ],
})
