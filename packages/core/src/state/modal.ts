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

/** The visitor points at or focuses what opens the modal. */
export type PrepareReason = 'intent'

export type ModalController = {
  readonly state: Readonly<ModalState>
  /**
   * Asks for the interface ahead of time. An `'intent'` is a guess, which the option `prefetch` may
   * turn off; without a reason it is needed now.
   */
  prepare(reason?: PrepareReason): void
  /** Whether it was open or asked for before. Until then, services are asked nothing. */
  isWanted(): boolean
  open(parameters?: { namespace?: Namespace | undefined }): void
  close(failure?: CleatError): void
  setLoading(loading: boolean): void
  shake(): void
  /** Calls back, in the same tick, when the modal seems about to open. Returns what stops it. */
  onPrepare(listener: (reason: PrepareReason | undefined) => void): () => void
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
