export type Scrolling = {
  readonly frames: readonly number[]
  /** The maximum number of elements in the page. */
  readonly mostNodes: number
  /** The name of the last wallet in the list. */
  readonly last: string
}

/**
 * Scrolls the list in the dialog to its end at the speed of a swipe. Runs in the page, so it must
 * be self-contained.
 */
export async function scrollToEnd(): Promise<Scrolling> {
  const pixelsAFrame = 60
  const timeoutMs = 1500
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('[data-cleat] *')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 200)
      .find((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
  // The dialog does not scroll while it grows.
  const deadline = performance.now() + timeoutMs
  while (!find() && performance.now() < deadline) await new Promise(requestAnimationFrame)
  const list = find()
  if (!list) throw new Error('The dialog has no list that scrolls')

  const frames: number[] = []
  let mostNodes = 0
  let lastMoved = performance.now()
  let before = await new Promise<number>(requestAnimationFrame)
  while (performance.now() - lastMoved < timeoutMs) {
    const top = list.scrollTop
    list.scrollTop = top + pixelsAFrame
    const now = await new Promise<number>(requestAnimationFrame)
    const isMoving = list.scrollTop !== top
    if (isMoving) {
      frames.push(now - before)
      lastMoved = performance.now()
    }
    before = now
    mostNodes = Math.max(mostNodes, document.querySelectorAll('*').length)
  }
  const last = [...list.querySelectorAll('button')].at(-1)?.textContent ?? ''
  return { frames, mostNodes, last }
}
