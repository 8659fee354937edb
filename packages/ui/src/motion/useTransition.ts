import { usePresence } from 'framer-motion'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Motion } from './motionEngine.ts'
import { toComing, toLeaving } from './transitions.ts'
import { useMotionEngine } from './useMotionEngine.ts'
import { useNoKeys } from './useNoKeys.ts'
import { viewDuration } from './viewDuration.ts'
import { whenIdle } from './whenIdle.ts'

/** Of one that is wanted again while it leaves. */
const back: Motion = { opacity: 1, transform: 'translate(0px)' }

/** From rest. Where a motion begins is not read from the page, which would be styled for it. */
function fromRest({ opacity, transform }: Motion): Motion {
  return {
    ...(typeof opacity === 'number' && { opacity: [1, opacity] }),
    ...(typeof transform === 'string' && { transform: ['translate(0px)', transform] }),
  }
}

export declare namespace useTransition {
  type Parameters = {
    element: RefObject<HTMLElement | null>
    /** Without it, an element is there at once. */
    enter: Motion | undefined
    leave: Motion
  }
  /** Whether it is not on its way out. */
  type ReturnType = boolean
}

/**
 * Animates a child of `AnimatePresence` that comes and leaves. One that leaves gets no keys. That
 * pointers and screen readers do not reach it is up to its own element.
 */
export function useTransition(parameters: useTransition.Parameters): useTransition.ReturnType {
  const { element, ...motions } = parameters
  const [isPresent, remove] = usePresence()
  const engine = useMotionEngine()
  const latest = useRef({ engine, remove, ...motions })
  latest.current = { engine, remove, ...motions }
  const isBack = useRef(false)
  const isMoving = useRef(false)

  // Before anything is painted, so that nothing flashes.
  useLayoutEffect(() => {
    const { current } = element
    const { engine, enter, leave } = latest.current
    if (!current) return
    if (!isPresent) {
      isBack.current = true
      if (engine)
        void engine
          .play(
            current,
            isMoving.current ? leave : fromRest(leave),
            toLeaving(viewDuration.get(current)),
          )
          .then(() => latest.current.remove?.())
      else current.style.display = 'none'
      return
    }
    const motion = isBack.current ? back : enter
    // A transform would contain what is fixed.
    isMoving.current = Boolean(engine && motion)
    if (engine && motion)
      void engine.play(current, motion, toComing(viewDuration.get(current))).then(() => {
        isMoving.current = false
        current.removeAttribute('style')
        viewDuration.renew(current)
      })
  }, [element, isPresent])
  useEffect(
    () => engine && whenIdle(() => element.current && void viewDuration.renew(element.current)),
    [engine, element],
  )
  useNoKeys(element, !isPresent)
  // The parent knows only after its own effects that something leaves.
  useEffect(() => {
    if (!isPresent && !latest.current.engine) latest.current.remove?.()
  }, [isPresent])
  return isPresent
}
