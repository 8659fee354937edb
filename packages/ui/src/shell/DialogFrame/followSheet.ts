import { createSheetMotion } from '../../motion/createSheetMotion.ts'
import type { MotionEngine } from '../../motion/motionEngine.ts'
import { followFinger } from './followFinger.ts'

export declare namespace followSheet {
  type Parameters = {
    dialog: HTMLElement
    scrim: HTMLElement
    popup: HTMLElement
    getEngine: () => MotionEngine | undefined
    /** Requests to close. Returns whether it closed. */
    onDismiss: () => boolean
  }
  type ReturnType = {
    /** Follows no longer. A dismissed sheet leaves from where the finger let it go. */
    stop(): void
    /** Leaves nothing behind. */
    reset(): void
  }
}

/** Lets a finger pull or throw a phone's sheet down. */
export function followSheet(parameters: followSheet.Parameters): followSheet.ReturnType {
  const { dialog, scrim, popup, getEngine, onDismiss } = parameters
  let isDismissed = false
  // Set on both: a variable would style all of the modal again.
  const show = (offset: number | undefined) => {
    dialog.toggleAttribute('data-swiping', offset !== undefined)
    popup.style.transform = offset === undefined ? '' : `translateY(${offset}px)`
    const progress = Math.min(Math.max((offset ?? 0) / popup.clientHeight, 0), 1)
    scrim.style.opacity = offset === undefined ? '' : `${1 - progress}`
  }
  const motion = createSheetMotion({ sheet: popup, show, getEngine })
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
  return {
    stop() {
      stop()
      if (!isDismissed) motion.reset()
    },
    reset: motion.reset,
  }
}
