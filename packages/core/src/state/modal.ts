import { proxy } from 'valtio/vanilla'
import type { Namespace } from '../base/caip/namespace.ts'
import type { CleatError } from '../base/errors/cleatError.ts'

export type ModalState = {
  open: boolean
  /** Whether the interface is still on its way. */
  loading: boolean
  /** Whether a close was just refused; shown as a short shake. */
  shake: boolean
  /** The namespace the modal was opened for, when only one is meant. */
  namespace?: Namespace | undefined
  /** Why it had to close by itself. */
  failure?: CleatError | undefined
}

export type ModalController = {
  readonly state: Readonly<ModalState>
  /** Says that the visitor seems about to open it, so that whoever draws it can begin. */
  prepare(): void
  open(parameters?: { namespace?: Namespace | undefined }): void
  close(failure?: CleatError): void
  setLoading(loading: boolean): void
  shake(): void
  /** Calls back, in the same tick, when the modal seems about to open. Returns what stops it. */
  onPrepare(listener: () => void): () => void
  /** Calls back, in the same tick, when the modal is asked to open. Returns what stops it. */
  onOpen(listener: () => void): () => void
  /** Calls back, in the same tick, when the modal has closed. Returns what stops it. */
  onClose(listener: () => void): () => void
  destroy(): void
}

const shakeMs = 500

/** Whether the modal is open. What it shows is the router's business. */
export function createModalController(): ModalController {
  const state = proxy<ModalState>({
    open: false,
    loading: false,
    shake: false,
    namespace: undefined,
    failure: undefined,
  })
  const prepareListeners = new Set<() => void>()
  const openListeners = new Set<() => void>()
  const closeListeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopShaking = () => {
    clearTimeout(timer)
    state.shake = false
  }

  return {
    state,
    prepare() {
      if (!state.open) tell(prepareListeners)
    },
    open({ namespace } = {}) {
      state.namespace = namespace
      state.failure = undefined
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

function tell(listeners: Iterable<() => void>): void {
  for (const listener of [...listeners]) listener()
}

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
