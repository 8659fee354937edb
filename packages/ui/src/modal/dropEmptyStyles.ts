/**
 * Unlocking the scroll leaves an empty `style` attribute on what had none. A guest leaves nothing.
 * Waits for the end of the task, in which the lock is still being taken off.
 */
export function dropEmptyStyles(document: Document): void {
  setTimeout(() => {
    for (const element of [document.documentElement, document.body])
      if (element.getAttribute('style') === '') element.removeAttribute('style')
  })
}
