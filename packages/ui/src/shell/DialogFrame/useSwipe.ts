import { type RefObject, useEffect, useRef } from 'react'
import { useMotionEngine } from '../../motion/useMotionEngine.ts'
import type { followSheet } from './followSheet.ts'

/**
 * Dismisses a phone's sheet by pulling or throwing it down. What follows the finger is loaded once
 * the sheet is shown, and never where there are no fingers.
 */
export function useSwipe(parameters: {
  dialog: RefObject<HTMLElement | null>
  isEnabled: boolean
  /** Requests to close. Returns whether it closed. */
  onDismiss: () => boolean
}): void {
  const { dialog, isEnabled, onDismiss } = parameters
  const latest = useMotionEngine()
  const engine = useRef(latest)
  engine.current = latest
  const last = useRef<followSheet.ReturnType>(undefined)

  useEffect(() => {
    const element = dialog.current
    const [scrim, popup] = element?.children ?? []
    if (!element || !(scrim instanceof HTMLElement) || !(popup instanceof HTMLElement))
      return undefined
    if (!isEnabled || !window.matchMedia?.('(any-pointer: coarse)').matches) return undefined
    let stop: (() => void) | undefined = () => {}
    import('./followSheet.ts').then(
      ({ followSheet }) => {
        if (!stop) return
        // It may still be on its way out when it opens again.
        last.current?.reset()
        const getEngine = () => engine.current
        last.current = followSheet({ dialog: element, scrim, popup, getEngine, onDismiss })
        stop = last.current.stop
      },
      // Offline, or a new version was deployed: buttons still close it.
      () => undefined,
    )
    return () => {
      stop?.()
      stop = undefined
    }
  }, [dialog, isEnabled, onDismiss])
}
