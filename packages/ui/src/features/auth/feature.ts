import { createViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'

const loadViews = () => import('./authViews.ts')

/** Logins to the embedded wallet. */
export const auth: Feature<
  | ('EmailLogin' | 'ConnectSocials' | 'ConnectingSocial' | 'ConnectingFarcaster')
  | ('EmbeddedWallet' | 'EmbeddedWalletRequest' | 'UpdateEmailWallet' | 'AddDevice')
  | 'UpgradeEmailWallet'
> = {
  id: 'auth',
  views: viewGroup(async () => ({ views: (await loadViews()).authViews }), {
    EmailLogin: 'auth.title',
    ConnectSocials: 'auth.title',
    ConnectingSocial: 'auth.title',
    ConnectingFarcaster: 'auth.title',
    EmbeddedWallet: 'auth.title',
    EmbeddedWalletRequest: 'send.review',
    UpdateEmailWallet: 'auth.updateTitle',
    AddDevice: 'auth.addTitle',
    UpgradeEmailWallet: 'accountSettings.title',
  }),
  connectMethods: {
    view: createViewLoader(async () => (await import('./methods/loginMethods.ts')).loginMethods),
    isOffered: ({ options }) => options.authWallet?.hasLogins,
  },
  settingsSection: {
    view: createViewLoader(async () => (await loadViews()).authSettings),
    isOffered: ({ controllers }) => Boolean(controllers.auth?.state.user),
  },
}
