import { useEffect, useRef, useSyncExternalStore } from 'react'

/**
 * Whether the browser has a network connection, which may still be without internet.
 * @param onReturn called when it is online again
 */
export function useIsOnline(onReturn?: () => void): boolean {
  const isOnline = useSyncExternalStore(follow, read, () => true)
  const before = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !before.current) onReturn?.()
    before.current = isOnline
  }, [isOnline, onReturn])
  return isOnline
}

function follow(onChange: () => void): () => void {
  const names = ['online', 'offline']
  for (const name of names) window.addEventListener(name, onChange)
  return () => {
    for (const name of names) window.removeEventListener(name, onChange)
  }
}

function read(): boolean {
  return navigator.onLine
}
