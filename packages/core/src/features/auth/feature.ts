import type { KitBase } from '../../boot/kitBase.ts'
import type { SocialProvider } from '../../contract/auth/authLogin.ts'
import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { OpenableRoute, RouteDefinition } from '../../runtime/features/routeDefinition.ts'
import type { AuthController } from './state/authController.ts'

export type AuthRoutes = {
  /** Only the address of e-mail. */
  EmailLogin: OpenableRoute
  /** All providers of social logins. */
  ConnectSocials: RouteDefinition
  /** A login at a provider. */
  ConnectingSocial: RouteDefinition<{ provider: SocialProvider }>
  ConnectingFarcaster: RouteDefinition
  /** A login by e-mail or passkey: what the embedded wallet’s frame asks, and how it ends. */
  EmbeddedWallet: RouteDefinition
  /** The embedded wallet’s frame asks for an approval. */
  EmbeddedWalletRequest: RouteDefinition
  UpdateEmailWallet: RouteDefinition
  /** Lets another device open the embedded wallet. */
  AddDevice: RouteDefinition
  /** The window of the wallet’s settings. */
  UpgradeEmailWallet: RouteDefinition
}

const connecting = { needs: 'none', resolvesOn: 'connected' } as const

/** Goes back inside of the frame where it has a step. */
const goBack = ({ remoteWallets }: KitBase) => {
  const { surface } = remoteWallets.current?.auth?.logins ?? {}
  const hasStep = surface?.read()?.canGoBack === true
  if (hasStep) surface.goBack()
  return hasStep
}

/** Logins to the embedded wallet: e-mail, social providers, passkeys. */
export const auth: FeatureDefinition<'auth', AuthRoutes, AuthController> = defineFeature({
  id: 'auth',
  routes: {
    EmailLogin: { ...connecting, isOpenable: true },
    ConnectSocials: connecting,
    ConnectingSocial: connecting,
    ConnectingFarcaster: connecting,
    EmbeddedWallet: { ...connecting, goBack },
    EmbeddedWalletRequest: { needs: 'none', goBack },
    UpdateEmailWallet: { needs: 'account', goBack },
    AddDevice: { needs: 'account', goBack },
    UpgradeEmailWallet: { needs: 'account' },
  },
  isStartedBy: ({ authWallet }) => Boolean(authWallet?.hasLogins),
  load: async () => (await import('./createAuth.ts')).createAuth,
})
