import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { announcerContext } from '../../announce/announcerContext.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'

export type AnnouncerProps = { children?: ReactNode }

/** Holds the live region. It must be inside the dialog: what is outside of it is hidden from screen readers. */
export function Announcer({ children }: AnnouncerProps): ReactElement {
  const [message, setMessage] = useState('')
  // The same words said twice must be a change of text, else nobody hears the second time.
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
