import { m } from 'framer-motion'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useIsStill } from '../media/useIsStill.ts'
import { useStyles } from '../style/useStyles.ts'
import sheet from './AutoHeight.module.css'

export type AutoHeightProps = { children?: ReactNode }

const spring = { type: 'spring', duration: 0.22, bounce: 0 } as const
const still = { duration: 0 }

/** As high as its content, which it follows without a jump, and scrolls where there is no more room. */
export function AutoHeight({ children }: AutoHeightProps): ReactElement {
  const classes = useStyles(sheet)
  const content = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const [isMoving, setIsMoving] = useState(false)
  const isStill = useIsStill() || height === undefined

  useLayoutEffect(() => {
    const element = content.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.borderBoxSize[0]?.blockSize
      if (next) setHeight(next)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <m.div
      className={classes.scroller}
      data-moving={isMoving}
      initial={false}
      animate={{ height: height ?? 'auto' }}
      transition={isStill ? still : spring}
      onAnimationStart={() => setIsMoving(true)}
      onAnimationComplete={() => setIsMoving(false)}
    >
      <div ref={content}>{children}</div>
    </m.div>
  )
}
