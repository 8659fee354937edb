import { AnimatePresence } from 'framer-motion'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { useTransition } from './useTransition.ts'

export type RiseProps = {
  /** A new name is another message; `undefined` is none. */
  name: string | undefined
  children?: ReactNode
}

/** Rises into view, and fades before the next one rises. */
export function Rise({ name, children }: RiseProps): ReactElement {
  return (
    <AnimatePresence mode="wait" presenceAffectsLayout={false}>
      {name !== undefined && <Risen key={name}>{children}</Risen>}
    </AnimatePresence>
  )
}

const enter = { opacity: [0, 1], transform: ['translateY(8px)', 'translateY(0px)'] }
const leave = { opacity: 0, transform: 'translateY(4px)' }

function Risen({ children }: { children: ReactNode }): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  const isPresent = useTransition({ element, enter, leave })
  return (
    <div ref={element} aria-hidden={isPresent ? undefined : true}>
      {children}
    </div>
  )
}
