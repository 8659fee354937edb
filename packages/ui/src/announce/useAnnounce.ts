import { useContext } from 'react'
import { type Announce, announcerContext } from './announcerContext.ts'

/** What says a message to screen readers: connecting, errors, copied. */
export function useAnnounce(): Announce {
  return useContext(announcerContext)
}
