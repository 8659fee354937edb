import { useSyncExternalStore } from 'react'

/** Whether the page is in front of the visitor. Nothing has to be asked while it is not. */
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
