import { type CaipNetworkId, parseCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { isBlocked } from '../../boot/isBlocked.ts'
import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { OpenableRoute, RouteDefinition } from '../../runtime/features/routeDefinition.ts'

export type NetworkRoutes = {
  Networks: OpenableRoute
  WhatIsANetwork: OpenableRoute
  /** Asks the connected wallet to switch once shown. With `isOffer`, asks the visitor first. */
  SwitchNetwork: RouteDefinition<{ caipNetworkId: CaipNetworkId; isOffer?: true | undefined }>
  /** A network of a namespace without a connected wallet. */
  SwitchActiveChain: RouteDefinition<{ caipNetworkId: CaipNetworkId }>
  UnsupportedChain: RouteDefinition
}

/** Choosing another network. */
const task = 'network'

/** Choosing and switching the network. */
export const networks: FeatureDefinition<'networks', NetworkRoutes> = defineFeature({
  id: 'networks',
  routes: {
    Networks: { needs: 'network-switch', isOpenable: true, task },
    WhatIsANetwork: { needs: 'none', isOpenable: true },
    SwitchNetwork: {
      needs: ['account', 'network-switch'],
      task,
      getNamespace: ({ caipNetworkId }) =>
        parseCaipNetworkId(caipNetworkId as CaipNetworkId).namespace,
    },
    SwitchActiveChain: { needs: 'network-switch', task },
    UnsupportedChain: {
      needs: ['account', 'network-switch'],
      task,
      keepsOpen: isBlocked,
      isOver: ({ controllers }, namespace) =>
        !controllers.network.get(namespace)?.isUnsupportedChain,
    },
  },
})
