import { adoptStyles } from '@cleat/ui/kit'

/** The shadow root of an element, where no style of the page reaches what we draw, with the style of the element itself. */
export function openRoot(element: HTMLElement, css: string): ShadowRoot {
  if (element.shadowRoot) return element.shadowRoot
  const root = element.attachShadow({ mode: 'open' })
  adoptStyles({ scope: root, css })
  return root
}
