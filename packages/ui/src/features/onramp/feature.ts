import { creditCardIcon } from '../../icons/creditCardIcon.ts'
import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'

type Name =
  | 'OnRampProviders'
  | 'OnRampTokenSelect'
  | 'OnRampFiatSelect'
  | 'BuyInProgress'
  | 'OnRampActivity'
  | 'WhatIsABuy'

/** Where providers sell. Which tokens that are is for the service to say. */
const namespaces: ReadonlySet<string> = new Set(['eip155', 'solana', 'bip122'])

/** Buying with a card or a bank account, from the form to the chain. */
export const onramp: Feature<Name> = {
  id: 'onramp',
  views: {
    ...viewGroup(() => import('./onrampViews.ts'), {
      OnRampProviders: 'onramp.title',
      OnRampTokenSelect: 'send.token',
      OnRampFiatSelect: 'onramp.currency',
    }),
    ...viewGroup(() => import('./purchaseViews.ts'), {
      BuyInProgress: 'onramp.title',
      OnRampActivity: 'onramp.purchases',
      WhatIsABuy: 'whatIsABuy.title',
    }),
  },
  accountActions: [
    {
      feature: 'onramp',
      icon: creditCardIcon,
      getLabel: (text) => text('onramp.title'),
      route: { name: 'OnRampProviders' },
      isOffered: ({ adapter, hasData }) =>
        hasData &&
        adapter?.features['balance:read'] !== undefined &&
        namespaces.has(adapter.namespace),
    },
  ],
}
