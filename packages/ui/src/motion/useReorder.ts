import { type RefObject, useLayoutEffect, useRef } from 'react'
import { glide } from './glide.ts'

const moveS = 0.22

type Tops = ReadonlyMap<string, number>

/**
 * Moves the items of a list to their new places when their order changes, and fades new ones in.
 * Items, and what else moves with them, have their key in `data-item`.
 */
export function useReorder(parameters: {
  list: RefObject<HTMLElement | null>
  /** The keys of the items, in their order. */
  order: readonly string[]
}): void {
  const { list } = parameters
  const order = parameters.order.join('\n')
  const last = useRef(order)
  const before = useRef<Tops>(undefined)

  // Read before the change, and only for one: it may lay out the page.
  if (last.current !== order) before.current = readTops(list.current)

  useLayoutEffect(() => {
    last.current = order
    const { current: tops } = before
    before.current = undefined
    if (list.current && tops) move(list.current, tops)
  }, [list, order])
}

function move(list: HTMLElement, before: Tops): void {
  const after = readTops(list)
  if (!after) return
  for (const element of findItems(list)) {
    const key = element.dataset.item ?? ''
    const [from, to] = [before.get(key), after.get(key)]
    if (to === undefined || from === to) continue
    const motion =
      from === undefined
        ? { opacity: [0, 1] }
        : { transform: [`translateY(${from - to}px)`, 'translateY(0px)'] }
    glide({ element, motion, seconds: moveS })
  }
}

/**
 * From the top of the list, so that it does not matter where the list itself is. `undefined` in a
 * hidden dialog, which is laid out in small steps.
 */
function readTops(list: HTMLElement | null): Tops | undefined {
  if (!list || list.checkVisibility?.() === false) return undefined
  const start = list.getBoundingClientRect().top
  const tops = findItems(list).map(
    (item) => [item.dataset.item ?? '', item.getBoundingClientRect().top - start] as const,
  )
  return new Map(tops)
}

function findItems(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-item]')]
}
