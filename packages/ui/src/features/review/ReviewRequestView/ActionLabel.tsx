import type { RequestAction } from '@cleat/core'
import type { ReactElement } from 'react'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './ReviewRequestView.module.css'
import { Sentence } from './Sentence.tsx'
import { toText } from './sentence.ts'
import { useReviewSubject } from './useReviewSubject.ts'

/** What the owner of a contract says about an action. It stands under what it does, in quotes. */
export function ActionLabel({ action }: { action: RequestAction }): ReactElement | null {
  const classes = useStyles(sheet)
  const { useLabel = useNoLabel } = useReviewSubject()
  const label = useLabel(action)
  if (!label) return null
  const { owner, intent } = label
  return (
    <span className={classes.terms} data-part="label">
      <Sentence
        sentence={{
          name: 'review.label',
          values: { owner: toText(owner), label: toText(intent) },
        }}
      />
    </span>
  )
}

function useNoLabel(): undefined {}
