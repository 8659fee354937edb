import type { Kit, OpenView } from '@cleat/core'

export type ModalMethods = {
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

export function modalMethods({ controllers }: Kit): ModalMethods {
  const { modal, router, snackbar } = controllers
  return {
    replace: (name) => router.replace({ name }),
    redirect: (name) => router.push({ name }),
    setLoading: modal.setLoading,
    showErrorMessage: (message) => snackbar.show({ message, variant: 'error' }),
    showSuccessMessage: (message) => snackbar.show({ message, variant: 'success' }),
  }
}
