/** Unlocking the scroll leaves an empty `style` attribute on what had none. A guest leaves nothing. */
export function dropEmptyStyles(document: Document): void {
  for (const element of [document.documentElement, document.body])
    if (element.getAttribute('style') === '') element.removeAttribute('style')
}
