import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { OpenableRoute, RouteDefinition } from '../../runtime/features/routeDefinition.ts'

export type ReceiveRoutes = {
  WalletReceive: OpenableRoute
  WalletCompatibleNetworks: RouteDefinition
}

/** The address to receive on. */
export const receive: FeatureDefinition<'receive', ReceiveRoutes> = defineFeature({
  id: 'receive',
  routes: {
    WalletReceive: { needs: 'account', isOpenable: true },
    WalletCompatibleNetworks: { needs: 'account' },
  },
})
