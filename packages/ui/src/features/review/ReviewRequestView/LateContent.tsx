import type { RequestReview } from '@cleat/core'
import type { ReactElement } from 'react'
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useReview } from '../controller/useReview.ts'
import type { ReviewTexts } from '../texts/en.ts'
import { ActionList } from './ActionList.tsx'
import { EvidenceFacts } from './EvidenceFacts.tsx'
import { Findings } from './Findings.tsx'
import sheet from './ReviewRequestView.module.css'
import { reviewContext } from './reviewContext.ts'
import { useNewSubject } from './useNewSubject.ts'

export type LateContentProps = {
  review: RequestReview
  /** Whether the answer can still be kept from the app. */
  canCancel: boolean
}

/** What was found out about a request that the wallet has already. Read out at once. */
export function LateContent({ review, canCancel }: LateContentProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<ReviewTexts>()
  const controller = useReview()
  const { id, request, wallet } = review
  const evidence = review.evidence.status === 'done' ? review.evidence.evidence : undefined
  const subject = useNewSubject(request, evidence)
  return (
    <reviewContext.Provider value={subject}>
      <div className={classes.review}>
        <div className={classes.late} role="alert">
          <p>{text('review.late', { wallet })}</p>
          <Findings />
          <p>{text(canCancel ? 'review.lateCancel' : 'review.lateDecline', { wallet })}</p>
        </div>
        <ActionList actions={request.actions} />
        <EvidenceFacts evidence={review.evidence} />
        {canCancel && (
          <ActionBar>
            <Button variant="primary" onClick={() => controller.cancelReview({ id })}>
              {text('review.cancel')}
            </Button>
          </ActionBar>
        )}
      </div>
    </reviewContext.Provider>
  )
}
