import { useMedia } from './useMedia.ts'

/** Whether the visitor asked for less motion. */
export function useIsStill(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)')
}
