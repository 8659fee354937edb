import { createViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

/** The tokens of an account. */
export const tokens: Feature = {
  id: 'tokens',
  views: {},
  accountTabs: [
    {
      id: 'tokens',
      position: 10,
      getName: (text) => text('tokens.title'),
      view: createViewLoader(async () => (await import('./tokensTab.ts')).tokensTab),
      // Without a service or listed tokens it would only show the native currency.
      isOffered: ({ options: { services, tokens } }) => Boolean(services?.data ?? tokens),
    },
  ],
}
