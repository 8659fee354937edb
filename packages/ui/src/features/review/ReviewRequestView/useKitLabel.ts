import type { RequestAction, RequestLabel } from '@cleat/core'
import { useQuery } from '@tanstack/react-query'
import { useKit } from '../../../kit/useKit.ts'
import { useReview } from '../controller/useReview.ts'
import { useReviewSubject } from './useReviewSubject.ts'

const hour = 3_600_000

/** What the owner of a contract says about an action, if it does within a second. */
export function useKitLabel(action: RequestAction): RequestLabel | undefined {
  const { id } = useKit()
  const { request } = useReviewSubject()
  const { signedFor, typedData } = request
  const review = useReview()
  const subject = action.kind === 'call' ? [action.to, action.selector] : [typedData]
  const { data } = useQuery({
    queryKey: ['cleat', id, 'label', signedFor, ...subject],
    queryFn: async ({ signal }) => (await review.readLabel({ request, action, signal })) ?? null,
    enabled: action.kind === 'call' || action.kind === 'message',
    ...{ staleTime: hour, retry: false },
  })
  return data ?? undefined
}
