import { proxy } from 'valtio/vanilla'

export type Snack = {
  readonly message: string
  readonly variant: 'success' | 'loading' | 'error'
  /** Whether it hides after a timeout. */
  readonly autoClose: boolean
}

export type SnackbarState = { open: boolean; snack: Snack | null }

export type SnackbarController = {
  readonly state: Readonly<SnackbarState>
  show(snack: Omit<Snack, 'autoClose'> & { autoClose?: boolean | undefined }): void
  hide(): void
  destroy(): void
}

const autoCloseMs = 2500
const reopenMs = 150

/**
 * The short message at the edge of the modal, one at a time. A new one waits 150 ms for the old one
 * to leave.
 */
export function createSnackbarController(): SnackbarController {
  const state = proxy<SnackbarState>({ open: false, snack: null })
  let timer: ReturnType<typeof setTimeout> | undefined

  const hide = () => {
    clearTimeout(timer)
    state.open = false
  }
  const present = (snack: Snack) => {
    state.snack = snack
    state.open = true
    if (snack.autoClose) timer = setTimeout(hide, autoCloseMs)
  }

  return {
    state,
    show({ message, variant, autoClose = variant !== 'loading' }) {
      const snack = { message, variant, autoClose }
      const wasOpen = state.open
      hide()
      if (wasOpen) timer = setTimeout(() => present(snack), reopenMs)
      else present(snack)
    },
    hide,
    destroy: hide,
  }
}
