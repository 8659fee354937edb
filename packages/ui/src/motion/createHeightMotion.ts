import { glide } from './glide.ts'
import { readSeconds } from './readSeconds.ts'

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
}): HeightMotion {
  const { box, content } = parameters
  /** What is seen at rest. The box does not grow beyond the space there is. */
  let rest: number | undefined
  let moving: Animation | undefined
  let holds = 0

  const settle = (animation?: Animation) => {
    moving?.cancel()
    moving = animation
    // A scrollbar would flash during the animation.
    box.dataset.moving = `${animation !== undefined}`
  }
  const move = (from: number, to: number) => {
    box.style.height = holds > 0 ? `${to}px` : ''
    const seconds = readSeconds(box, '--cleat-height')
    const isMove = seconds > 0 && Math.abs(to - from) >= 1
    const motion = { height: [from, to].map((value) => `${value}px`) }
    const animation = isMove ? glide({ element: box, motion, seconds }) : undefined
    settle(animation)
    if (animation) animation.onfinish = () => settle()
  }
  const follow = () => {
    // Midway it starts from what is seen.
    const from = moving ? box.offsetHeight : rest
    moving?.cancel()
    box.style.height = ''
    const natural = box.offsetHeight
    rest = holds > 0 ? Math.max(natural, rest ?? 0) : natural
    // The first height is the content's own.
    if (from && rest) move(from, rest)
    else settle()
  }

  const observer = new ResizeObserver((entries) => {
    if (entries.some(({ target }) => target === content)) follow()
    else if (!moving && !box.style.height) rest = box.offsetHeight
  })
  observer.observe(content)
  observer.observe(box)
  return {
    hold() {
      holds += 1
      // Now, and not when it shrinks: until the next frame, a press would be aimed at a lower box.
      if (rest) box.style.height = `${rest}px`
      let isHeld = true
      return () => {
        if (isHeld) holds -= 1
        isHeld = false
        // After the commit that shows what was waited for.
        if (holds === 0) queueMicrotask(() => box.style.height && follow())
      }
    },
    stop() {
      observer.disconnect()
      settle()
      box.style.height = ''
    },
  }
}
