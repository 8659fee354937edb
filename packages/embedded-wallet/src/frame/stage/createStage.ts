import { FrameFault } from '../faults/frameFault.ts'
import type { FrameView, FrameViewName, FrameViews } from './frameViews.ts'

/** Shows one view after the other, and waits for what the visitor answers. */
export type Stage = {
  read(): FrameView | undefined
  /** @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  /**
   * Shows a view until it is answered, and then as busy until the next one. Ends with the fault of
   * `end`, or with `cancelled` when the signal aborts.
   */
  ask<name extends FrameViewName>(
    name: name,
    shown: FrameViews[name]['shown'],
    signal: AbortSignal,
  ): Promise<FrameViews[name]['answer']>
  /** Shows nothing. */
  clear(): void
  /** The visitor went back, where the view has a way back. */
  back(): void
  /** The visitor left. */
  end(fault: FrameFault): void
}

export function createStage(): Stage {
  const listeners = new Set<() => void>()
  let view: FrameView | undefined
  let reject: ((fault: FrameFault) => void) | undefined

  const set = (next: FrameView | undefined) => {
    view = next
    for (const listener of listeners) listener()
  }
  const clear = () => {
    reject = undefined
    set(undefined)
  }
  return {
    read: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask: (name, shown, signal) =>
      new Promise((resolve, refuse) => {
        const own = new AbortController()
        const stop = (fault: FrameFault) => {
          own.abort()
          clear()
          refuse(fault)
        }
        if (signal.aborted) return stop(new FrameFault('cancelled'))
        signal.addEventListener('abort', () => stop(new FrameFault('cancelled')), own)
        const answer = (given: never) => {
          if (own.signal.aborted) return
          own.abort()
          reject = undefined
          set({ ...asked, isBusy: true })
          resolve(given)
        }
        const asked = { name, shown, isBusy: false, answer } as unknown as FrameView
        reject = stop
        set(asked)
      }),
    clear,
    back() {
      if (view?.name === 'confirm') view.answer({ kind: 'back' })
    },
    end: (fault) => reject?.(fault),
  }
}
