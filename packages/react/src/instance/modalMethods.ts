import type { Kit, OpenView, open } from '@cleat/core'

export type ModalMethods = {
  /** With a `uri` it shows the pairing that the app made itself; see `manualWCControl`. */
  open<view extends OpenView = 'Account'>(
    options?: open.Parameters<view> & { uri?: string | undefined },
  ): open.ReturnType<view>
  /** Shows a view in the place of the current one. */
  replace(view: OpenView): void
  /** Shows a view, from which Back leads to the current one. */
  redirect(view: OpenView): void
  /** Whether the buttons show that something is on its way. */
  setLoading(loading: boolean): void
  /** Shows a short message in the modal. */
  showErrorMessage(message: string): void
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
