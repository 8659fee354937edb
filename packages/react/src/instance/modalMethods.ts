import type { Kit, Namespace, OpenView, open } from '@cleat/core'

/** Methods for the modal. */
export type ModalMethods = {
  /**
   * Opens the modal; see `useAppKit`. With a WalletConnect `uri`, the modal shows the pairing that
   * the app created itself (option `manualWCControl`).
   * @throws `CleatError`: `CONNECTION_USER_CLOSED`, `CONNECTOR_NOT_FOUND`, `UI_LOAD_FAILED`,
   * `CONNECTION_KIT_DESTROYED`
   */
  open<view extends OpenView = 'Account'>(options?: open.Parameters<view>): open.ReturnType<view>
  /** Replaces the current view. */
  replace(view: OpenView): void
  /** Shows a view; Back returns to the current one. */
  redirect(view: OpenView): void
  /** Sets the loading state of the buttons, those of all namespaces. */
  setLoading(loading: boolean, namespace?: Namespace): void
  /** Shows a short error message in the modal. */
  showErrorMessage(message: string): void
  /** Shows a short success message in the modal. */
  showSuccessMessage(message: string): void
}

export function modalMethods({ actions, controllers }: Kit): ModalMethods {
  const { modal, router, snackbar } = controllers
  return {
    open: actions.open,
    replace: (name) => router.replace({ name }),
    redirect: (name) => router.push({ name }),
    setLoading: (loading) => modal.setLoading(loading),
    showErrorMessage: (message) => snackbar.show({ message, variant: 'error' }),
    showSuccessMessage: (message) => snackbar.show({ message, variant: 'success' }),
  }
}
