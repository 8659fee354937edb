import { useContext } from 'react'
import { type Announce, announcerContext } from './announcerContext.ts'

/** Returns a function that announces messages to screen readers: connecting, errors, copied. */
export function useAnnounce(): Announce {
  return useContext(announcerContext)
}
