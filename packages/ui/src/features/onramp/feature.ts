import { creditCardIcon } from '../../icons/creditCardIcon.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

type Name =
  | 'OnRampProviders'
  | 'OnRampTokenSelect'
  | 'OnRampFiatSelect'
  | 'BuyInProgress'
  | 'OnRampActivity'
  | 'WhatIsABuy'

const load = createGroupLoader(() => import('./onrampViews.ts'))
const loadProgress = createGroupLoader(() => import('./purchaseViews.ts'))

/** Where providers sell. Which tokens that are is for the service to say. */
const namespaces: ReadonlySet<string> = new Set(['eip155', 'solana', 'bip122'])

/** Buying with a card or a bank account, from the form to the chain. */
export const onramp: Feature<Name> = {
  id: 'onramp',
  views: {
    OnRampProviders: {
      view: load('OnRampProviders'),
      title: 'onramp.title',
    },
    OnRampTokenSelect: {
      view: load('OnRampTokenSelect'),
      title: 'send.token',
    },
    OnRampFiatSelect: {
      view: load('OnRampFiatSelect'),
      title: 'onramp.currency',
    },
    BuyInProgress: {
      view: loadProgress('BuyInProgress'),
      title: 'onramp.title',
    },
    OnRampActivity: {
      view: loadProgress('OnRampActivity'),
      title: 'onramp.purchases',
    },
    WhatIsABuy: {
      view: loadProgress('WhatIsABuy'),
      title: 'whatIsABuy.title',
    },
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
