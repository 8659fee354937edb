import { FrameFault } from '../faults/frameFault.ts'
import type { FrameViews } from './frameViews.ts'
import type { StageView, StageViews } from './stageView.ts'

/** Shows one view after the other, and waits for what the visitor answers. */
export type Stage<views extends StageViews = FrameViews> = {
  read(): StageView<views> | undefined
  /** @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  /**
   * Shows a view until it is answered, and then as busy until the next one. Ends with the fault of
   * `end`, or with `cancelled` when the signal aborts.
   */
  ask<name extends keyof views>(
    name: name,
    shown: views[name]['shown'],
    signal: AbortSignal,
  ): Promise<views[name]['answer']>
  /** Shows nothing. */
  clear(): void
  /** The visitor went back, where the view has a way back. */
  back(): void
  /** The visitor left. */
  end(fault: FrameFault): void
}

export function createStage<views extends StageViews = FrameViews>(): Stage<views> {
  const listeners = new Set<() => void>()
  let view: AnyView | undefined
  let reject: ((fault: FrameFault) => void) | undefined

  const set = (next: AnyView | undefined) => {
    view = next
    for (const listener of listeners) listener()
  }
  const clear = () => {
    reject = undefined
    set(undefined)
  }
  return {
    read: () => view as StageView<views> | undefined,
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
        const answer = (given: unknown) => {
          if (own.signal.aborted) return
          own.abort()
          reject = undefined
          set({ ...asked, isBusy: true })
          resolve(given as never)
        }
        const asked: AnyView = { name, shown, isBusy: false, answer }
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

type AnyView = {
  readonly name: PropertyKey
  readonly shown: unknown
  readonly isBusy: boolean
  readonly answer: (given: unknown) => void
}
