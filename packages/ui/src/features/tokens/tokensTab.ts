import type { FunctionComponent } from 'react'
import { money } from '../../i18n/money/money.ts'
import { withTexts } from '../../shell/language/withTexts.tsx'
import { TokensTab } from './TokensTab/TokensTab.tsx'

/** The tab with its texts, in one chunk. */
export const tokensTab: FunctionComponent<{ address: string }> = withTexts(money, TokensTab)
