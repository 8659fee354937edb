import { useContext } from 'react'
import { type ReviewSubject, reviewContext } from './reviewContext.ts'

/** What the sentences of the surrounding review need to know. */
export function useReviewSubject(): ReviewSubject {
  const subject = useContext(reviewContext)
  if (!subject) throw new Error('No review')
  return subject
}
