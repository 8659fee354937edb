import { bundledConfig } from '../../tooling/bundledConfig.ts'

export default bundledConfig({
  // What loads with every page.
  piece: 'boot/createKit',
  together: [
    // What asks a service.
    [
      'base/http/http',
      'runtime/api/sdk',
      'runtime/api/explorer/createExplorer',
      'runtime/api/analytics/createAnalytics',
    ],
    // What the interface and those who look a wallet up share.
    ['runtime/walletDeepLinks/toSafeLink', 'runtime/remoteWallets/isCoinbaseOffered'],
  ],
  // Reached by condition only; see `imports` in package.json.
  entries: ['src/base/errors/composeMessage.ts', 'src/base/errors/production/composeMessage.ts'],
})
