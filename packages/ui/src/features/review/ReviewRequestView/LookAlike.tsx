import type { RequestFinding } from '@cleat/core'
import type { ReactElement } from 'react'
import { GroupedAddress } from '../../../components/GroupedAddress/GroupedAddress.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ReviewTexts } from '../texts/en.ts'
import sheet from './ReviewRequestView.module.css'

export type LookAlikeProps = { facts: RequestFinding['facts'] }

/** An address beside the known one that it imitates. Nothing for other findings. */
export function LookAlike({ facts }: LookAlikeProps): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<ReviewTexts>()
  if (facts?.kind !== 'look-alike') return null
  const { address, known } = facts
  const asked = text('review.lookAlikeThis')
  const used = text('review.lookAlikeKnown')
  return (
    <span className={classes.lookAlike}>
      <span className={classes.caption}>{asked}</span>
      <GroupedAddress address={address} other={known} label={asked} />
      <span className={classes.caption}>{used}</span>
      <GroupedAddress address={known} other={address} label={used} />
    </span>
  )
}
