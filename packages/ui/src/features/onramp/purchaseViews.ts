import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { BuyInProgressView } from './BuyInProgressView/BuyInProgressView.tsx'
import { OnRampActivityView } from './OnRampActivityView/OnRampActivityView.tsx'
import { onrampTexts } from './texts/onrampTexts.ts'
import { WhatIsABuyView } from './WhatIsABuyView/WhatIsABuyView.tsx'

/** What comes after the form, with its texts, in one chunk. */
export const purchaseViews: ViewGroup<'BuyInProgress' | 'OnRampActivity' | 'WhatIsABuy'> = {
  texts: onrampTexts,
  views: {
    BuyInProgress: withFeature('onramp', BuyInProgressView),
    OnRampActivity: withFeature('onramp', OnRampActivityView),
    WhatIsABuy: WhatIsABuyView,
  },
}
