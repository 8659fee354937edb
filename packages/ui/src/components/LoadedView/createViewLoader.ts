import type { FunctionComponent } from 'react'

export type ViewState<props extends object> =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly View: FunctionComponent<props> }

/** A view whose code loads when it is first shown, or earlier by `preload`. */
export type ViewLoader<props extends object> = {
  getState(): ViewState<props>
  /** Also starts the load. */
  subscribe(listener: () => void): () => void
  /** Never rejects: a failure is a state, and the next call retries. */
  preload(): Promise<void>
}

export function createViewLoader<props extends object>(
  load: () => Promise<FunctionComponent<props>>,
): ViewLoader<props> {
  let state: ViewState<props> = { status: 'idle' }
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const set = (next: ViewState<props>) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  const run = async () => {
    set({ status: 'loading' })
    try {
      set({ status: 'ready', View: await load() })
    } catch {
      set({ status: 'failed' })
    } finally {
      loading = undefined
    }
  }
  const preload = () => {
    if (state.status === 'ready') return Promise.resolve()
    loading ??= run()
    return loading
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      void preload()
      return () => listeners.delete(listener)
    },
    preload,
  }
}
