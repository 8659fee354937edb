import type { FunctionComponent } from 'react'
import { withTexts } from '../../shell/language/withTexts.tsx'
import { ActivityTab } from './ActivityTab/ActivityTab.tsx'
import { activityTexts } from './texts/activityTexts.ts'

/** The tab with its texts, in one chunk. */
export const activityTab: FunctionComponent<{ address: string }> = withTexts(
  activityTexts,
  ActivityTab,
)
