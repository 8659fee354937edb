import { bundledConfig } from '../../tooling/bundledConfig.ts'

export default bundledConfig({
  // What loads with every page.
  piece: 'kit/createKit',
  together: [
    // What asks a service.
    ['api/http', 'api/sdk', 'api/explorer/createExplorer', 'api/analytics/createAnalytics'],
    // What the interface and those who look a wallet up share.
    ['links/toSafeLink', 'external/isCoinbaseOffered'],
  ],
  // Reached by condition only; see `imports` in package.json.
  entries: ['src/errors/composeMessage.ts', 'src/errors/production/composeMessage.ts'],
})
