import type { FunctionComponent } from 'react'
import { withTexts } from '../../shell/language/withTexts.tsx'
import { TokensTab } from './TokensTab/TokensTab.tsx'
import { tokensTexts } from './texts/tokensTexts.ts'

/** The tab with its texts, in one chunk. */
export const tokensTab: FunctionComponent<{ address: string }> = withTexts(tokensTexts, TokensTab)
