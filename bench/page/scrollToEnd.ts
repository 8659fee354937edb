export type Scrolling = {
  readonly frames: readonly number[]
  /** The most elements that were in the page at once. */
  readonly mostNodes: number
  /** The name of the last wallet that was reached. */
  readonly last: string
}

/** Scrolls the list in the dialog to its end, as fast as a thumb does. Runs in the page, so all it uses is inside it. */
export async function scrollToEnd(): Promise<Scrolling> {
  const pixelsAFrame = 60
  const patienceMs = 1500
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('[data-cleat] *')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 200)
      .find((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
  // It does not scroll while the dialog grows.
  const deadline = performance.now() + patienceMs
  while (!find() && performance.now() < deadline) await new Promise(requestAnimationFrame)
  const list = find()
  if (!list) throw new Error('The dialog has no list that scrolls')

  const frames: number[] = []
  let mostNodes = 0
  let lastMoved = performance.now()
  let before = await new Promise<number>(requestAnimationFrame)
  while (performance.now() - lastMoved < patienceMs) {
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
