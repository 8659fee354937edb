/** Longest wait in ms. A hidden tab has no frames. */
const timeoutMs = 100

export type UpdateGate = {
  /** Delays updates until the browser has shown the next frame. */
  hold(): void
  /** Runs the delayed updates now. */
  release(): void
  /** Runs an update, or delays it. The same update is delayed once. */
  run(update: () => void): void
}

/** Delays updates of views, so that a frame can be shown before any view renders again. */
export function createUpdateGate(): UpdateGate {
  const waiting = new Set<() => void>()
  let cancel: (() => void) | undefined
  const release = () => {
    cancel?.()
    cancel = undefined
    const updates = [...waiting]
    waiting.clear()
    for (const update of updates) update()
  }
  return {
    hold() {
      cancel?.()
      // When the second frame starts, the first has been drawn.
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(release)
      })
      const timer = setTimeout(release, timeoutMs)
      cancel = () => {
        cancelAnimationFrame(frame)
        clearTimeout(timer)
      }
    },
    release,
    run(update) {
      if (cancel) waiting.add(update)
      else update()
    },
  }
}
