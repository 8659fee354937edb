import { useSyncExternalStore } from 'react'

/** Whether the page is being printed, which is always on white. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, read)
}

function read(): boolean {
  return matchMedia('print').matches
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia('print')
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
