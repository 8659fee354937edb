import type { Kit, OpenView, open } from '@cleat/core'

/** Methods for the modal. */
export type ModalMethods = {
  /**
   * Opens the modal; see `useAppKit`. With a WalletConnect `uri`, the modal shows the pairing that
   * the app created itself (option `manualWCControl`).
   * @throws `CleatError`: `CONNECTION_USER_CLOSED`, `CONNECTOR_NOT_FOUND`, `UI_LOAD_FAILED`,
   * `CONNECTION_KIT_DESTROYED`
   */
  open<view extends OpenView = 'Account'>(
    options?: open.Parameters<view> & {
      /** WalletConnect pairing URI (`wc:…`). */
      uri?: string | undefined
    },
  ): open.ReturnType<view>
  /** Replaces the current view. */
  replace(view: OpenView): void
  /** Shows a view; Back returns to the current one. */
  redirect(view: OpenView): void
  /** Sets the loading state of the buttons. */
  setLoading(loading: boolean): void
  /** Shows a short error message in the modal. */
  showErrorMessage(message: string): void
  /** Shows a short success message in the modal. */
  showSuccessMessage(message: string): void
}

export function modalMethods({ actions, controllers }: Kit): ModalMethods {
  const { connection, modal, router, snackbar } = controllers
  return {
    open({ uri, ...options } = {}) {
      if (!uri) return actions.open(options)
      connection.set({ wcUri: uri })
      return actions.open({
        ...options,
        view: 'ConnectingWalletConnectBasic' as typeof options.view,
      })
    },
    replace: (name) => router.replace({ name }),
    redirect: (name) => router.push({ name }),
    setLoading: modal.setLoading,
    showErrorMessage: (message) => snackbar.show({ message, variant: 'error' }),
    showSuccessMessage: (message) => snackbar.show({ message, variant: 'success' }),
  }
}
