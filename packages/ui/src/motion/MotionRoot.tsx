import { domAnimation, LazyMotion } from 'framer-motion'
import type { ReactElement, ReactNode } from 'react'

export type MotionRootProps = { children?: ReactNode }

/** Gives motion to everything below it. Who wants less of it is heard by each component itself. */
export function MotionRoot({ children }: MotionRootProps): ReactElement {
  return (
    <LazyMotion features={domAnimation} strict>
      {children}
    </LazyMotion>
  )
}
