/** What the bench does to a page: opens and closes what lets a visitor choose a wallet. */
export type PageDialog = {
  open(): void
  close(): void
  /** Goes to another view, another one at every turn. */
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
