import type { FunctionComponent } from 'react'
import { money } from '../../i18n/money/money.ts'
import { withTexts } from '../../shell/language/withTexts.tsx'
import { ActivityTab } from './ActivityTab/ActivityTab.tsx'

/** The tab with its texts, in one chunk. */
export const activityTab: FunctionComponent<{ address: string }> = withTexts(money, ActivityTab)
