import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactElement, ReactNode } from 'react'

export type MotionRootProps = { children?: ReactNode }

/** Gives motion to everything below it, and stillness to who asked for it. */
export function MotionRoot({ children }: MotionRootProps): ReactElement {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  )
}
