import { useMedia } from './useMedia.ts'

/** Whether the device is held in the hand, where wallets are apps and not extensions. */
export function useIsHandheld(): boolean {
  return useMedia('(pointer: coarse)')
}
