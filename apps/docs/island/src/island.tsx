import { createRoot } from 'react-dom/client'
import { LiveModal } from './LiveModal.tsx'

/** Shows the modal's buttons in an element. Returns a function that removes them. */
export function mountModal(element: HTMLElement): () => void {
  const root = createRoot(element)
  root.render(<LiveModal />)
  return () => root.unmount()
}
