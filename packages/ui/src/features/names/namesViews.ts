import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
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
