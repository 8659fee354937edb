import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { OpenableRoute, RouteDefinition } from '../../runtime/features/routeDefinition.ts'
import type { OnrampController } from './state/onrampController.ts'
import type { OnrampIntent } from './state/onrampIntent.ts'

export type OnrampRoutes = {
  /** The purchase form with its providers. It starts with the intent. */
  OnRampProviders: OpenableRoute<{ intent?: OnrampIntent | undefined }> & {
    readonly resolvesOn: 'buying'
  }
  /** The list of tokens to buy. */
  OnRampTokenSelect: RouteDefinition
  /** The list of currencies to pay with. */
  OnRampFiatSelect: RouteDefinition
  /** The progress of a purchase; without an id, of the one that is being opened. */
  BuyInProgress: RouteDefinition<{ orderId?: string | undefined }>
  /** The purchases of the account. */
  OnRampActivity: RouteDefinition
  WhatIsABuy: RouteDefinition
}

/** Buying with a card or a bank account, from the form to the chain. */
export const onramp: FeatureDefinition<'onramp', OnrampRoutes, OnrampController> = defineFeature({
  id: 'onramp',
  routes: {
    OnRampProviders: { needs: 'account', isOpenable: true, resolvesOn: 'buying' },
    OnRampTokenSelect: { needs: 'account' },
    OnRampFiatSelect: { needs: 'account' },
    BuyInProgress: { needs: 'account' },
    OnRampActivity: { needs: 'account' },
    WhatIsABuy: { needs: 'none' },
  },
  load: async () => (await import('./createOnramp.ts')).createOnramp,
})
