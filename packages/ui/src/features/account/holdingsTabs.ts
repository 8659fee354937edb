import type { ComponentType } from 'react'
import { money } from '../../i18n/money/money.ts'
import { withTexts } from '../../shell/language/withTexts.tsx'
import { ActivityTab } from '../activity/ActivityTab/ActivityTab.tsx'
import { TokensTab } from '../tokens/TokensTab/TokensTab.tsx'

/** What there is to see of an account's money. In one chunk, with texts of their own. */
export const holdingsTabs: {
  readonly [name in 'Tokens' | 'Activity']: ComponentType<{ address: string }>
} = {
  Activity: withTexts(money, ActivityTab),
  Tokens: withTexts(money, TokensTab),
}
