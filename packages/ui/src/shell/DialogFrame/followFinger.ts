// Ignores tremor below this distance, in pixels.
const minMove = 3
/** The time before release over which the speed is measured. */
const speedMs = 80

export declare namespace followFinger {
  type Parameters = {
    element: Element
    canFollow: () => boolean
    /** How far the finger has pulled it down, in pixels; negative if up. */
    onMove: (offset: number) => void
    /** With its speed in pixels per millisecond, downwards. */
    onEnd: (speed: number) => void
  }
}

type Touched = { x: number; y: number; time: number }

/**
 * Reports a finger that pulls an element down, or up where nothing scrolls. Leaves to the browser:
 * fingers that start on scrolled content or a text field, and other directions.
 * @returns stops it
 */
export function followFinger(parameters: followFinger.Parameters): () => void {
  const { element, canFollow, onMove, onEnd } = parameters
  let stop: (() => void) | undefined

  const onStart = (event: Event) => {
    const { target, touches } = event as TouchEvent
    stop?.()
    if (touches.length !== 1 || !canFollow() || !(target instanceof Element)) return
    if (target.closest('input, textarea, select') || isScrolled({ target, element })) return
    stop = follow({ first: event as TouchEvent, target })
  }

  function follow({ first, target }: { first: TouchEvent; target: Element }): () => void {
    const start = read(first)
    let path = [start]
    const canScroll = isScrollable({ target, element })
    let isPulling = false

    const onTouchMove = (event: Event) => {
      const now = read(event as TouchEvent)
      const [across, down] = [Math.abs(now.x - start.x), now.y - start.y]
      if (!isPulling) {
        if (Math.max(across, Math.abs(down)) < minMove) return
        // Upwards, a list scrolls. What cannot scroll follows.
        const isScroll = down < 0 && canScroll
        if (Math.abs(down) <= across || isScroll || !event.cancelable) return end(0)
        isPulling = true
      }
      // Otherwise the page would scroll or reload.
      event.preventDefault()
      path = [...path.filter(({ time }) => now.time - time < speedMs), now]
      onMove(down)
    }
    const onTouchEnd = (event: Event) => {
      // Prevents a click on the content below the sheet.
      if (isPulling) event.preventDefault()
      const [from, to] = [path[0], path.at(-1)]
      // A finger that has come to rest before it is lifted throws nothing.
      const isResting = !to || event.timeStamp - to.time > speedMs
      if (!from || isResting) return end(0)
      end((to.y - from.y) / Math.max(to.time - from.time, 1))
    }
    const onTouchCancel = () => end(0)

    // Touch events keep their target, even when it is removed from the page.
    const events = [
      ['touchmove', onTouchMove],
      ['touchend', onTouchEnd],
      ['touchcancel', onTouchCancel],
    ] as const
    for (const [type, listener] of events)
      target.addEventListener(type, listener, { passive: false })
    const drop = () => {
      for (const [type, listener] of events) target.removeEventListener(type, listener)
    }
    const end = (speed: number) => {
      drop()
      stop = undefined
      if (isPulling) onEnd(speed)
    }
    return () => end(0)
  }

  element.addEventListener('touchstart', onStart, { passive: true })
  return () => {
    stop?.()
    element.removeEventListener('touchstart', onStart)
  }
}

function read({ touches, timeStamp }: TouchEvent): Touched {
  return { x: touches[0]?.clientX ?? 0, y: touches[0]?.clientY ?? 0, time: timeStamp }
}

function isScrolled({ target, element }: { target: Element; element: Element }): boolean {
  for (let at: Element | null = target; at && at !== element; at = at.parentElement)
    if (at.scrollTop > 0) return true
  return false
}

function isScrollable({ target, element }: { target: Element; element: Element }): boolean {
  for (let at: Element | null = target; at && at !== element; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY))
      return true
  return false
}
