import { createContext } from 'react'
import { watchVisibility } from './watchVisibility.ts'

/** What only a browser knows of what is seen and pressed. */
export type Sight = {
  /** Follows whether an element is seen for sure. @returns the unsubscribe function */
  watch(element: Element, onChange: (isVisible: boolean) => void): () => void
  hasFocus(): boolean
  /** Whether a person made an event, and no script. */
  isTrusted(event: Event): boolean
}

export const sightContext: React.Context<Sight> = createContext<Sight>({
  watch: watchVisibility,
  hasFocus: () => document.hasFocus(),
  isTrusted: (event) => event.isTrusted,
})
