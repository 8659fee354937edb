import type { Drawing } from './createDrawing.tsx'
import { mountButton } from './mountButton.ts'
import { mountInlineModal } from './mountInlineModal.ts'

// Keyed by the element, so it lives and dies with it.
const unmounts = new WeakMap<HTMLElement, () => void>()

/** Shows an element that stands in the page, and takes back what one showed that has gone. Without a drawing it is the modal. */
export function renderElement(
  element: HTMLElement,
  draw: ((scope: ShadowRoot) => Drawing) | undefined,
): void {
  const unmount = unmounts.get(element)
  if (element.isConnected === Boolean(unmount)) return
  if (unmount) {
    unmount()
    unmounts.delete(element)
  } else {
    unmounts.set(element, draw ? mountButton({ element, draw }) : mountInlineModal(element))
  }
}
