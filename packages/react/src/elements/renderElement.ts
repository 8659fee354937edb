import type { ElementKind } from './elementKind.ts'
import { mountButton } from './mountButton.tsx'
import { mountInlineModal } from './mountInlineModal.ts'

// Keyed by the element, so it lives and dies with it.
const unmounts = new WeakMap<HTMLElement, () => void>()

/** Shows an element that stands in the page, and takes back what one showed that has gone. */
export function renderElement(element: HTMLElement, kind: ElementKind): void {
  const unmount = unmounts.get(element)
  if (element.isConnected === Boolean(unmount)) return
  if (unmount) {
    unmount()
    unmounts.delete(element)
  } else {
    const mount = kind === 'modal' ? mountInlineModal(element) : mountButton(element, kind)
    unmounts.set(element, mount)
  }
}
