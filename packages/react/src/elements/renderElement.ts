import type { Drawing } from './createDrawing.tsx'
import { mountButton } from './mountButton.ts'
import { mountInlineModal } from './mountInlineModal.ts'

// Weak keys: an entry is collected with its element.
const unmounts = new WeakMap<HTMLElement, () => void>()

/**
 * Mounts an element that is in the page and unmounts one that left it. Without `draw`: the modal.
 */
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
