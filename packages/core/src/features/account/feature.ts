import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { OpenableRoute } from '../../runtime/features/routeDefinition.ts'

export type AccountRoutes = {
  Account: OpenableRoute
  AccountSettings: OpenableRoute
  ProfileWallets: OpenableRoute
  /** A request waits in a remote wallet. */
  ApproveInWallet: OpenableRoute
}

/** The connected account, its settings and its wallets. */
export const account: FeatureDefinition<'account', AccountRoutes> = defineFeature({
  id: 'account',
  routes: {
    Account: {
      needs: 'account',
      isOpenable: true,
      isHome: true,
      whenDisconnected: 'connect-only',
    },
    AccountSettings: { needs: 'account', isOpenable: true, whenDisconnected: 'connect-only' },
    ProfileWallets: { needs: 'none', isOpenable: true },
    ApproveInWallet: {
      needs: 'none',
      isOpenable: true,
      isOver: ({ controllers }) => controllers.connection.state.waiting.length === 0,
    },
  },
})
