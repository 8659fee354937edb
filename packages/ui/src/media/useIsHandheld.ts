import { useMedia } from './useMedia.ts'

/** Whether the device is a phone or tablet, where wallets are apps and not extensions. */
export function useIsHandheld(): boolean {
  return useMedia('(pointer: coarse)')
}
