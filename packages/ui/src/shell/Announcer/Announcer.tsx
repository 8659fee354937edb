import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { announcerContext } from '../../announce/announcerContext.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'

export type AnnouncerProps = { children?: ReactNode }

/**
 * The live region. It is inside the dialog, because everything outside is hidden from screen
 * readers.
 */
export function Announcer({ children }: AnnouncerProps): ReactElement {
  const [message, setMessage] = useState('')
  // A repeated message must change the text, or screen readers do not announce it again.
  const announce = useCallback(
    (next: string) => setMessage((last) => (last === next ? `${next}\u00a0` : next)),
    [],
  )
  return (
    <announcerContext.Provider value={announce}>
      {children}
      <div role="status" aria-live="polite">
        <VisuallyHidden>{message}</VisuallyHidden>
      </div>
    </announcerContext.Provider>
  )
}
