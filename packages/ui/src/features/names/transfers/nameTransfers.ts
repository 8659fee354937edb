import type { FunctionComponent } from 'react'
import { withTexts } from '../../../shell/language/withTexts.tsx'
import { withFeature } from '../../../shell/withFeature.tsx'
import { NameTransfers } from './NameTransfers.tsx'
import { nameTransfersTexts } from './texts/nameTransfersTexts.ts'

/** Names that were offered, with their texts, in one chunk: most accounts have none. */
export const nameTransfers: FunctionComponent = withTexts(
  nameTransfersTexts,
  withFeature('names', NameTransfers),
  { skeleton: null },
)
