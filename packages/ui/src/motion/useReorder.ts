import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { MotionEngine } from './motionEngine.ts'
import { ease } from './transitions.ts'
import { useMotionEngine } from './useMotionEngine.ts'

/** Seconds. */
const moveS = 0.22

/**
 * Moves the items of a list to their new places when its order changes, and fades new ones in.
 * Items and headings have their key in `data-item`.
 */
export function useReorder(parameters: {
  list: RefObject<HTMLElement | null>
  /** The keys of the items, in their order. */
  order: readonly string[]
}): void {
  const { list, order } = parameters
  const engine = useMotionEngine()
  const latest = useRef(engine)
  latest.current = engine
  const last = useRef<{ order: string; tops: ReadonlyMap<string, number> }>(undefined)
  const name = order.join('\n')

  useLayoutEffect(() => {
    const { current } = list
    const before = last.current
    if (!current || !before || before.order === name) return
    if (latest.current) move({ list: current, before: before.tops, engine: latest.current })
  }, [list, name])
  // Measured after the frame, where it costs no layout, and only where something may move.
  useEffect(() => {
    const { current } = list
    if (!current || !engine) return undefined
    const frame = requestAnimationFrame(() => {
      last.current = { order: name, tops: readTops(current) }
    })
    return () => cancelAnimationFrame(frame)
  }, [list, name, engine])
}

function move(parameters: {
  list: HTMLElement
  before: ReadonlyMap<string, number>
  engine: MotionEngine
}): void {
  const { list, before, engine } = parameters
  const after = readTops(list)
  for (const item of findItems(list)) {
    const key = item.dataset.item ?? ''
    const [from, to] = [before.get(key), after.get(key)]
    const options = { duration: moveS, ease }
    if (to === undefined || from === to) continue
    const motion =
      from === undefined
        ? { opacity: [0, 1] }
        : { transform: [`translateY(${from - to}px)`, 'translateY(0px)'] }
    void engine.play(item, motion, options).then(() => item.removeAttribute('style'))
  }
}

/** From the top of the list, so that it does not matter where the list itself is. */
function readTops(list: HTMLElement): ReadonlyMap<string, number> {
  const start = list.getBoundingClientRect().top
  const tops = findItems(list).map(
    (item) => [item.dataset.item ?? '', item.getBoundingClientRect().top - start] as const,
  )
  return new Map(tops)
}

function findItems(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-item]')]
}
