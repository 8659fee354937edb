import { adoptStyles } from '@cleat/ui/kit'

/**
 * Attaches a shadow root, which isolates our content from the page's styles, and its host style.
 */
export function openRoot(element: HTMLElement, css: string): ShadowRoot {
  if (element.shadowRoot) return element.shadowRoot
  const root = element.attachShadow({ mode: 'open' })
  adoptStyles({ scope: root, css })
  return root
}
