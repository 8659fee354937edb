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
  const subject = action.kind === 'call' ? `${action.to} ${action.selector}` : typedData
  const { data: label } = useQuery({
    queryKey: ['cleat', id, 'label', signedFor, subject],
    queryFn: () => review.readLabel({ request, action }),
    enabled: Boolean(subject),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!label) return null
  return (
    <span className={classes.terms} data-part="label">
      <Sentence
        sentence={{
          name: 'review.label',
          values: { owner: toText(label.owner), label: toText(label.intent) },
        }}
      />
    </span>
  )
}
