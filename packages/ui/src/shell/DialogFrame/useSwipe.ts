import { type RefObject, useEffect, useRef } from 'react'
import { createSheetMotion, type SheetMotion } from '../../motion/createSheetMotion.ts'
import { useMotionEngine } from '../../motion/useMotionEngine.ts'
import { followFinger } from './followFinger.ts'

/** Dismisses a phone's sheet by pulling or throwing it down. */
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
  const last = useRef<SheetMotion>(undefined)

  useEffect(() => {
    const element = dialog.current
    const [scrim, popup] = element?.children ?? []
    if (!element || !(scrim instanceof HTMLElement) || !(popup instanceof HTMLElement))
      return undefined
    if (!isEnabled) return undefined
    let isDismissed = false
    // Set on both: a variable would style all of the modal again.
    const show = (offset: number | undefined) => {
      element.toggleAttribute('data-swiping', offset !== undefined)
      popup.style.transform = offset === undefined ? '' : `translateY(${offset}px)`
      const progress = Math.min(Math.max((offset ?? 0) / popup.clientHeight, 0), 1)
      scrim.style.opacity = offset === undefined ? '' : `${1 - progress}`
    }
    const motion = createSheetMotion({ sheet: popup, show, getEngine: () => engine.current })
    // It may still be on its way out when it opens again.
    last.current?.reset()
    last.current = motion
    const stop = followFinger({
      element: popup,
      canFollow: () => matchMedia('(max-width: 480px)').matches,
      onMove: motion.move,
      onEnd(speed) {
        isDismissed = motion.isThrown(speed)
        if (isDismissed) isDismissed = onDismiss()
        if (isDismissed) motion.sink(speed)
        else motion.settle(speed)
      },
    })
    return () => {
      stop()
      // A dismissed sheet leaves from where the finger let it go.
      if (!isDismissed) motion.reset()
    }
  }, [dialog, isEnabled, onDismiss])
}
