/** The bench's control of a page's dialog. */
export type PageDialog = {
  open(): void
  close(): void
  /** Shows another view on each call. */
  turn?(): void
}

declare global {
  interface Window {
    benchDialog?: PageDialog
  }
}

export function exposeDialog(dialog: PageDialog): void {
  window.benchDialog = dialog
}
