/**
 * Keeps an element above everything of the page, and within reach: while a modal dialog is open,
 * all outside of it is inert, so the element moves into it.
 * @returns removes the element
 */
export function keepOnTop(host: HTMLElement): () => void {
  const { ownerDocument: document } = host
  const show = () => {
    if (!('showPopover' in host) || !host.isConnected) return
    if (host.matches(':popover-open')) host.hidePopover()
    host.showPopover()
  }
  const place = () => {
    const parent = findTopDialog(document) ?? document.body
    if (host.parentNode === parent) return
    parent.append(host)
    show()
  }
  host.popover = 'manual'
  place()
  const observer = new MutationObserver(place)
  observer.observe(document, {
    ...{ subtree: true, childList: true, attributes: true, attributeFilter: ['open'] },
  })
  return () => {
    observer.disconnect()
    host.remove()
  }
}

/** The last modal dialog that is open. */
function findTopDialog(document: Document): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].filter(isModal).at(-1)
}

function isModal(dialog: HTMLDialogElement): boolean {
  try {
    return dialog.matches(':modal')
  } catch {
    // A browser that does not know the word has no modal dialogs.
    return false
  }
}
