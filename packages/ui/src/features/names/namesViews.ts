import type { FunctionComponent } from 'react'
import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withTexts } from '../../shell/language/withTexts.tsx'
import { withFeature } from '../../shell/withFeature.tsx'
import { NameTransfers } from './NameTransfers/NameTransfers.tsx'
import { RegisterAccountNameSuccessView } from './RegisterAccountNameSuccessView/RegisterAccountNameSuccessView.tsx'
import { RegisterAccountNameView } from './RegisterAccountNameView/RegisterAccountNameView.tsx'
import { namesTexts } from './texts/namesTexts.ts'

/** The views of names with their texts, in one chunk. */
export const namesViews: ViewGroup<
  'RegisterAccountName' | 'ChooseAccountName' | 'RegisterAccountNameSuccess'
> = {
  texts: namesTexts,
  views: {
    RegisterAccountName: withFeature('names', RegisterAccountNameView),
    ChooseAccountName: withFeature('names', RegisterAccountNameView),
    RegisterAccountNameSuccess: withFeature('names', RegisterAccountNameSuccessView),
  },
}

/** What was offered to the account and by it, below its session. */
export const transfersSection: FunctionComponent = withTexts(
  namesTexts,
  withFeature('names', NameTransfers),
  { skeleton: null },
)
