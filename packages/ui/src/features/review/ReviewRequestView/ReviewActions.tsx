import type { RequestReview } from '@cleat/core'
import { type ReactElement, useEffect, useRef } from 'react'
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useReview } from '../controller/useReview.ts'
import type { ReviewTexts } from '../texts/en.ts'
import { useIsEmbedded } from './useIsEmbedded.ts'

export type ReviewActionsProps = {
  review: RequestReview
  /** Whether a press counts already. */
  isArmed: boolean
  /** Called in place of continuing, while something is missing. */
  onRefuse: (() => void) | undefined
}

/** Continue in the wallet, or not. At `stop` the focus is on Cancel. */
export function ReviewActions(props: ReviewActionsProps): ReactElement {
  const { review, onRefuse } = props
  const controller = useReview()
  const text = useText<ReviewTexts>()
  const cancel = useRef<HTMLButtonElement>(null)
  const { id, wallet, level, evidence, request } = review
  const isEmbedded = useIsEmbedded(request.namespace)
  // Who pays is said before a press counts.
  const isArmed = props.isArmed && !(isEmbedded && evidence.status === 'pending')
  const isStop = level === 'stop'
  useEffect(() => {
    if (!isStop) return undefined
    // After the title, which gets the focus when a view appears.
    const frame = requestAnimationFrame(() => cancel.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [isStop])
  return (
    <ActionBar>
      <Button ref={cancel} variant="quiet" onClick={() => controller.cancelReview({ id })}>
        {text('review.cancel')}
      </Button>
      <Button
        variant={onRefuse || (isStop && !isArmed) ? 'muted' : 'primary'}
        aria-disabled={!isArmed || undefined}
        onClick={isArmed ? (onRefuse ?? (() => controller.approveReview({ id }))) : undefined}
      >
        {isEmbedded ? text('review.confirm') : text('connecting.pendingTitle', { wallet })}
      </Button>
    </ActionBar>
  )
}
