import type { RequestAction } from '@cleat/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useReview } from '../controller/useReview.ts'
import sheet from './ReviewRequestView.module.css'
import { Sentence } from './Sentence.tsx'
import { toText } from './sentence.ts'
import { useReviewSubject } from './useReviewSubject.ts'

const hour = 3_600_000

/**
 * What the owner of a contract says about an action, if it does within a second. It stands under
 * what was decoded, in quotes.
 */
export function ActionLabel({ action }: { action: RequestAction }): ReactElement | null {
  const { id } = useKit()
  const classes = useStyles(sheet)
  const review = useReview()
  const { request } = useReviewSubject()
  const { signedFor, typedData } = request
  const isCall = action.kind === 'call'
  const subject = isCall ? [action.to, action.selector] : [typedData]
  const { data: label } = useQuery({
    queryKey: ['cleat', id, 'label', signedFor, ...subject],
    queryFn: async ({ signal }) => (await review.readLabel({ request, action, signal })) ?? null,
    enabled: isCall || action.kind === 'message',
    staleTime: hour,
  })
  if (!label) return null
  const values = { owner: toText(label.owner), label: toText(label.intent) }
  return (
    <span className={classes.terms} data-part="label">
      <Sentence sentence={{ name: 'review.label', values }} />
    </span>
  )
}
