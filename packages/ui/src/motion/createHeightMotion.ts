import type { MotionEngine, MovingValue } from './motionEngine.ts'
import { toSettling } from './transitions.ts'

export type HeightMotion = {
  /** Keeps the height from shrinking until the returned function is called. */
  hold(): () => void
  stop(): void
}

/**
 * Animates a box to the height of its content. At rest no height is set, so that nothing is laid
 * out again.
 */
export function createHeightMotion(parameters: {
  box: HTMLElement
  content: Element
  getEngine: () => MotionEngine | undefined
}): HeightMotion {
  const { box, content, getEngine } = parameters
  /** What is seen at rest. The box does not grow beyond the space there is. */
  let rest: number | undefined
  let height: MovingValue | undefined
  let holds = 0

  const settle = () => {
    height?.destroy()
    height = undefined
    if (holds === 0) box.style.height = ''
    box.dataset.moving = 'false'
  }
  const move = (from: number, to: number) => {
    const engine = getEngine()
    const spring = toSettling(box)
    if (!engine || !spring.visualDuration || Math.abs(to - from) < 1) {
      settle()
      if (holds > 0) box.style.height = `${to}px`
      return
    }
    if (!height) {
      height = engine.createValue(from)
      height.onChange((value) => {
        box.style.height = `${value}px`
      })
    }
    box.style.height = `${from}px`
    // A scrollbar would flash during the animation.
    box.dataset.moving = 'true'
    height.springTo(to, { ...spring, onComplete: settle })
  }
  const follow = (natural: number) => {
    const from = height?.get() ?? rest
    rest = holds > 0 ? Math.max(natural, rest ?? 0) : natural
    // The first height is the content's own.
    if (from && rest) move(from, rest)
  }
  const measure = () => {
    if (!box.style.height) return box.offsetHeight
    const { height: set } = box.style
    box.style.height = ''
    const natural = box.offsetHeight
    box.style.height = set
    return natural
  }

  const observer = new ResizeObserver((entries) => {
    const isContent = entries.some(({ target }) => target === content)
    if (isContent) follow(box.style.height ? measure() : (readHeight(entries, box) ?? measure()))
    else if (!box.style.height) rest = readHeight(entries, box)
  })
  observer.observe(content)
  observer.observe(box)
  return {
    hold() {
      holds += 1
      let isHeld = true
      return () => {
        if (isHeld) holds -= 1
        isHeld = false
        // After the commit that shows what was waited for.
        if (holds === 0) queueMicrotask(() => box.style.height && follow(measure()))
      }
    },
    stop() {
      observer.disconnect()
      settle()
    },
  }
}

function readHeight(entries: readonly ResizeObserverEntry[], box: Element): number | undefined {
  return entries.find(({ target }) => target === box)?.borderBoxSize[0]?.blockSize
}
