import { useMedia } from './useMedia.ts'

/** Whether the screen is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 480px)')
}
