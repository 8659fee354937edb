import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { AccountCodeView } from './AccountCodeView/AccountCodeView.tsx'
import { SmartAccountSettingsView } from './SmartAccountSettingsView/SmartAccountSettingsView.tsx'
import { smartAccountTexts } from './texts/smartAccountTexts.ts'

/** The views of the account's kind and code with their texts, in one chunk. */
export const smartAccountViews: ViewGroup<'SmartAccountSettings' | 'AccountCode'> = {
  texts: smartAccountTexts,
  views: {
    SmartAccountSettings: withFeature('smartAccount', SmartAccountSettingsView),
    AccountCode: withFeature('smartAccount', AccountCodeView),
  },
}
