import type { ReactElement } from 'react'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ReviewTexts } from '../texts/en.ts'
import sheet from './ReviewRequestView.module.css'

/** The placeholder of what a token is called, in a sentence. */
export function PendingText(): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<ReviewTexts>()
  return (
    <span className={classes.pending}>
      <Skeleton label={text('review.loading')} isShown={true} />
    </span>
  )
}
