import { AnimatePresence } from 'framer-motion'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useStyles } from '../style/useStyles.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'
import { useTransition } from './useTransition.ts'
import sheet from './ViewTransition.module.css'

export type ViewTransitionProps = {
  /** The name of the view. A new name starts a transition. */
  name: string
  /** The history entry. It stays the same when the visitor comes back. */
  place: object
  direction: 'none' | 'forward' | 'back'
  isRightToLeft: boolean
  children?: ReactNode
}

const signs = { none: 0, forward: 1, back: -1 }
const distance = 12

/** Slides and fades between views; back mirrors forward. A leaving view keeps its last content. */
export function ViewTransition(props: ViewTransitionProps): ReactElement {
  const { name, place, direction, isRightToLeft, children } = props
  const classes = useStyles(sheet)
  const stage = useRef<HTMLDivElement>(null)
  const [first] = useState(name)
  /** How far from its place the next view starts, and the last one ends on the other side. */
  const offset = useRef(0)
  offset.current = signs[direction] * (isRightToLeft ? -1 : 1) * distance
  useScrollRestoration({ stage, place, isBack: direction === 'back' })
  return (
    <div ref={stage} className={classes.stage}>
      <AnimatePresence presenceAffectsLayout={false}>
        <View key={name} isFirst={name === first} getOffset={() => offset.current}>
          {children}
        </View>
      </AnimatePresence>
    </div>
  )
}

type ViewProps = { isFirst: boolean; getOffset: () => number; children: ReactNode }

function View({ isFirst, getOffset, children }: ViewProps): ReactElement {
  const classes = useStyles(sheet)
  const element = useRef<HTMLDivElement>(null)
  const offset = getOffset()
  const isPresent = useTransition({
    element,
    enter: isFirst ? undefined : { opacity: [0, 1], transform: [move(offset), move(0)] },
    leave: { opacity: 0, transform: move(-offset) },
  })
  return (
    <div
      ref={element}
      className={classes.view}
      data-leaving={!isPresent}
      aria-hidden={isPresent ? undefined : true}
    >
      {children}
      {!isPresent && <div className={classes.cover} />}
    </div>
  )
}

function move(offset: number): string {
  return `translateX(${offset}px)`
}
