import { createViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'
import { areLoginsOffered } from './offers/areLoginsOffered.ts'

const load = createGroupLoader(async () => {
  const { authViews } = await import('./authViews.ts')
  return { authViews }
})

/** Logins to the embedded wallet. */
export const auth: Feature<
  | ('EmailLogin' | 'ConnectSocials' | 'ConnectingSocial' | 'ConnectingFarcaster')
  | ('EmbeddedWallet' | 'EmbeddedWalletRequest' | 'UpdateEmailWallet')
> = {
  id: 'auth',
  views: {
    EmailLogin: { view: load('EmailLogin'), title: 'auth.title' },
    ConnectSocials: { view: load('ConnectSocials'), title: 'auth.title' },
    ConnectingSocial: { view: load('ConnectingSocial'), title: 'auth.title' },
    ConnectingFarcaster: { view: load('ConnectingFarcaster'), title: 'auth.title' },
    EmbeddedWallet: { view: load('EmbeddedWallet'), title: 'auth.title' },
    EmbeddedWalletRequest: { view: load('EmbeddedWalletRequest'), title: 'send.review' },
    UpdateEmailWallet: { view: load('UpdateEmailWallet'), title: 'auth.updateTitle' },
  },
  connectMethods: {
    view: createViewLoader(async () => (await import('./methods/loginMethods.ts')).loginMethods),
    isOffered: areLoginsOffered,
  },
  settingsSection: {
    view: createViewLoader(async () => (await import('./authViews.ts')).authSettings),
    isOffered: ({ controllers }) => controllers.auth?.state.user !== undefined,
  },
}
