import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { OnRampFiatSelectView } from './OnRampFiatSelectView/OnRampFiatSelectView.tsx'
import { OnRampProvidersView } from './OnRampProvidersView/OnRampProvidersView.tsx'
import { OnRampTokenSelectView } from './OnRampTokenSelectView/OnRampTokenSelectView.tsx'
import { onrampTexts } from './texts/onrampTexts.ts'

/** The form of a purchase with its texts, in one chunk. */
export const onrampViews: ViewGroup<'OnRampProviders' | 'OnRampTokenSelect' | 'OnRampFiatSelect'> =
  {
    texts: onrampTexts,
    views: {
      OnRampProviders: withFeature('onramp', OnRampProvidersView),
      OnRampTokenSelect: withFeature('onramp', OnRampTokenSelectView),
      OnRampFiatSelect: withFeature('onramp', OnRampFiatSelectView),
    },
  }
