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

const load = createGroupLoader(async () => (await import('./onrampViews.ts')).onrampViews)
const loadProgress = createGroupLoader(
  async () => (await import('./purchaseViews.ts')).purchaseViews,
)

/** Where providers sell. Which tokens that are is for the service to say. */
const namespaces: ReadonlySet<string> = new Set(['eip155', 'solana', 'bip122'])

/** Buying with a card or a bank account, from the form to the chain. */
export const onramp: Feature<Name> = {
  id: 'onramp',
  views: {
    OnRampProviders: {
      view: load('OnRampProviders'),
      getTitle: (text) => text('onramp.title'),
    },
    OnRampTokenSelect: {
      view: load('OnRampTokenSelect'),
      getTitle: (text) => text('send.token'),
    },
    OnRampFiatSelect: {
      view: load('OnRampFiatSelect'),
      getTitle: (text) => text('onramp.currency'),
    },
    BuyInProgress: {
      view: loadProgress('BuyInProgress'),
      getTitle: (text) => text('onramp.title'),
    },
    OnRampActivity: {
      view: loadProgress('OnRampActivity'),
      getTitle: (text) => text('onramp.purchases'),
    },
    WhatIsABuy: {
      view: loadProgress('WhatIsABuy'),
      getTitle: (text) => text('whatIsABuy.title'),
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
