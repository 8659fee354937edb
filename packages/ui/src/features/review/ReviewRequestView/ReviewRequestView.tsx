import { type ReactElement, useEffect } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useIsCurrent } from '../../../kit/useIsCurrent.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useReview } from '../controller/useReview.ts'
import { LateContent } from './LateContent.tsx'
import { ReviewContent } from './ReviewContent.tsx'

/** A request of the app, before the wallet is asked, or what was found out since. */
export function ReviewRequestView(): ReactElement | null {
  const { actions, controllers } = useKit()
  const { reviewing } = useControllerState(useReview().state)
  const isCurrent = useIsCurrent()
  const isIdle = reviewing.status === 'idle'
  // A leaving view keeps its request.
  const shown = useLatched(reviewing.status === 'idle' ? undefined : reviewing)
  useEffect(() => {
    // Opened by its name while nothing waits.
    if (isIdle && isCurrent() && !controllers.router.goBack()) actions.close()
  }, [isIdle, isCurrent, controllers, actions])
  if (!shown) return null
  const { review, status } = shown
  if (status === 'sent')
    return <LateContent key={review.id} review={review} canCancel={shown.canCancel} />
  return <ReviewContent key={review.id} review={review} isArmed={status === 'armed'} />
}
