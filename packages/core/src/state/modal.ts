import { proxy } from 'valtio/vanilla'
import type { Namespace } from '../base/caip/namespace.ts'
import type { CleatError } from '../base/errors/cleatError.ts'

export type ModalState = {
  open: boolean
  /** Whether the UI is still loading. */
  loading: boolean
  /** Whether a close was just refused; shown as a short shake. */
  shake: boolean
  /** The namespace the modal was opened for, if only one applies. */
  namespace?: Namespace | undefined
  /** The error that closed the modal. */
  failure?: CleatError | undefined
}

/** `'intent'`: the visitor hovers or focuses a control that opens the modal. */
export type PrepareReason = 'intent'

export type ModalController = {
  readonly state: Readonly<ModalState>
  /**
   * Loads the UI ahead of time. `'intent'` is only a hint, which the option `prefetch` can disable.
   * Without a reason, the UI is needed now.
   */
  prepare(reason?: PrepareReason): void
  /** Whether the modal was opened or prefetched before. No service is contacted until then. */
  isWanted(): boolean
  /** Whether there is an interface that shows the modal. */
  isDrawn(): boolean
  open(parameters?: { namespace?: Namespace | undefined }): void
  close(failure?: CleatError): void
  setLoading(loading: boolean): void
  shake(): void
  /**
   * Calls back in the same tick when the modal is likely to open soon. Returns the unsubscribe
   * function.
   */
  onPrepare(listener: (reason: PrepareReason | undefined) => void): () => void
  /** Calls back in the same tick when the modal opens. Returns the unsubscribe function. */
  onOpen(listener: () => void): () => void
  /** Calls back in the same tick when the modal has closed. Returns the unsubscribe function. */
  onClose(listener: () => void): () => void
  destroy(): void
}

const shakeMs = 500

/** Holds whether the modal is open. The router holds the view. */
export function createModalController(): ModalController {
  const state = proxy<ModalState>({
    open: false,
    loading: false,
    shake: false,
    namespace: undefined,
    failure: undefined,
  })
  const prepareListeners = new Set<(reason: PrepareReason | undefined) => void>()
  const openListeners = new Set<() => void>()
  const closeListeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  const stopShaking = () => {
    clearTimeout(timer)
    state.shake = false
  }

  return {
    state,
    prepare(reason) {
      if (state.open) return
      isWanted = true
      tell(prepareListeners, reason)
    },
    isWanted: () => isWanted,
    isDrawn: () => openListeners.size > 0,
    open({ namespace } = {}) {
      state.namespace = namespace
      state.failure = undefined
      isWanted = true
      state.open = true
      tell(openListeners)
    },
    close(failure) {
      if (!state.open) return
      state.failure = failure
      stopShaking()
      state.open = false
      state.loading = false
      state.namespace = undefined
      tell(closeListeners)
    },
    setLoading(loading) {
      state.loading = loading
    },
    shake() {
      stopShaking()
      state.shake = true
      timer = setTimeout(stopShaking, shakeMs)
    },
    onPrepare: (listener) => subscribe(prepareListeners, listener),
    onOpen: (listener) => subscribe(openListeners, listener),
    onClose: (listener) => subscribe(closeListeners, listener),
    destroy() {
      stopShaking()
      prepareListeners.clear()
      openListeners.clear()
      closeListeners.clear()
    },
  }
}

function tell<argument extends unknown[]>(
  listeners: Iterable<(...given: argument) => void>,
  ...given: argument
): void {
  for (const listener of [...listeners]) listener(...given)
}

function subscribe<listener>(listeners: Set<listener>, listener: listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
