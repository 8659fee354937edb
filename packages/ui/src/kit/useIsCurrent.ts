import { useCallback, useState } from 'react'
import { useKit } from './useKit.ts'

/**
 * Returns a function that says whether the calling view is still the current one. It is not while
 * it leaves, and then must not move a modal that shows another view.
 */
export function useIsCurrent(): () => boolean {
  const { router } = useKit().controllers
  const [own] = useState(router.current)
  return useCallback(() => router.current() === own, [router, own])
}
