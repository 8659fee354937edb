import { AnimatePresence, m, useIsPresent } from 'framer-motion'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useIsStill } from '../media/useIsStill.ts'
import { useStyles } from '../style/useStyles.ts'
import sheet from './ViewTransition.module.css'

export type ViewTransitionProps = {
  /** Another view has another name. */
  name: string
  direction: 'none' | 'forward' | 'back'
  isRightToLeft: boolean
  children?: ReactNode
}

const distance = 12
const transition = { duration: 0.18, ease: [0.2, 0, 0, 1] as const }
const variants = {
  enter: (offset: number) => ({ opacity: 0, x: offset }),
  center: { opacity: 1, x: 0 },
  exit: (offset: number) => ({ opacity: 0, x: -offset }),
}

/** Slides and fades from one view to the next; back mirrors forward. */
export function ViewTransition(props: ViewTransitionProps): ReactElement {
  const { name, direction, isRightToLeft, children } = props
  const classes = useStyles(sheet)
  const offset = { none: 0, forward: distance, back: -distance }[direction]
  const custom = useIsStill() ? 0 : isRightToLeft ? -offset : offset
  return (
    <div className={classes.stage}>
      <AnimatePresence initial={false} custom={custom}>
        <Frame key={name} custom={custom}>
          {children}
        </Frame>
      </AnimatePresence>
    </div>
  )
}

function Frame({ custom, children }: { custom: number; children: ReactNode }): ReactElement {
  const classes = useStyles(sheet)
  const isPresent = useIsPresent()
  const ref = useRef<HTMLDivElement>(null)
  // A view on its way out must not take part in anything.
  useLayoutEffect(() => {
    if (ref.current) ref.current.inert = !isPresent
  }, [isPresent])
  return (
    <m.div
      ref={ref}
      className={classes.view}
      data-leaving={!isPresent}
      aria-hidden={isPresent ? undefined : true}
      custom={custom}
      variants={variants}
      initial="enter"
      animate="center"
      exit="exit"
      transition={transition}
    >
      {children}
    </m.div>
  )
}
