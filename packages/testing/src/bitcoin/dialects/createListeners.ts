type Listener = (payload: unknown) => void

export type Listeners = {
  on: (event: string, listener: Listener) => void
  removeListener: (event: string, listener: Listener) => void
  emit: (event: string, payload?: unknown) => void
}

/** The event listeners of one provider. */
export function createListeners(): Listeners {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
    emit(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
    },
  }
}
