import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { styles } from '../style/styles.ts'
import { adoptSheet } from './adoptSheet.ts'
import { keepEvents } from './keepEvents.ts'
import { keepOnTop } from './keepOnTop.ts'

export type Frame = {
  readonly render: (content: ReactNode) => void
  readonly unmount: () => void
}

/** All of the page, and nothing that a pointer could hit. */
const look = {
  display: 'block',
  position: 'fixed',
  inset: '0',
  'z-index': '2147483647',
  'inline-size': '100%',
  'block-size': '100%',
  margin: '0',
  padding: '0',
  border: '0',
  background: 'none',
  overflow: 'visible',
  opacity: '1',
  visibility: 'visible',
  filter: 'none',
  transform: 'none',
  'clip-path': 'none',
  'max-inline-size': 'none',
  'max-block-size': 'none',
  'pointer-events': 'none',
}

/**
 * Mounts a shadow root above the page, with its own React root: no style and no event passes
 * between them, and an error inside does not end the app.
 */
export function mountFrame(parameters: {
  readonly nonce?: string | undefined
  readonly onEscape: () => void
}): Frame {
  const host = document.createElement('div')
  host.dataset.cleat = 'devtools'
  // No style of the page is stronger.
  for (const [name, value] of Object.entries(look)) host.style.setProperty(name, value, 'important')
  const root = host.attachShadow({ mode: 'open' })
  adoptSheet({ root, css: styles.css, nonce: parameters.nonce })
  const container = document.createElement('div')
  root.append(container)
  const drawing = createRoot(container)
  const stops = [keepEvents(host, parameters), keepOnTop(host)]
  return {
    render: (content) => drawing.render(content),
    unmount() {
      for (const stop of stops) stop()
      // React does not unmount a root while it renders another.
      setTimeout(() => drawing.unmount())
    },
  }
}
