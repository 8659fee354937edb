import { useSyncExternalStore } from 'react'

/** Whether the page is visible. Requests wait while it is not. */
export function useIsPageSeen(): boolean {
  return useSyncExternalStore(follow, isSeen, isSeen)
}

function follow(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function isSeen(): boolean {
  return !document.hidden
}
