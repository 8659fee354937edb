import hostStyles from './buttonHost.module.css'
import type { Drawing } from './createDrawing.tsx'
import { readProperties, reflectProperties } from './elementProperties.ts'
import { openRoot } from './openRoot.ts'

export declare namespace mountButton {
  type Parameters = { element: HTMLElement; draw: (scope: ShadowRoot) => Drawing }
}

/**
 * Renders a button into the shadow root of an element and rerenders it when attributes change.
 * @returns the function that unmounts it
 */
export function mountButton({ element, draw }: mountButton.Parameters): () => void {
  const drawing = draw(openRoot(element, hostStyles.css))
  const render = () => drawing.render(readProperties(element))

  reflectProperties(element)
  const observer = new MutationObserver(render)
  observer.observe(element, { attributes: true })
  render()
  return () => {
    observer.disconnect()
    drawing.unmount()
  }
}
