import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useStyles } from '../style/useStyles.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'
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

const durationMs = 180
const signs = { none: 0, forward: 1, back: -1 }

/**
 * Slides and fades between views; back mirrors forward. A leaving view keeps its last content until
 * it is removed. The animation is CSS, because the main thread is busy rendering the next view.
 */
export function ViewTransition(props: ViewTransitionProps): ReactElement {
  const { name, place, direction, isRightToLeft, children } = props
  const classes = useStyles(sheet)
  const [first] = useState(name)
  const [current, setCurrent] = useState(name)
  const [leaving, setLeaving] = useState<readonly { name: string; children: ReactNode }[]>([])
  const last = useRef(children)
  const stage = useRef<HTMLDivElement>(null)
  if (current !== name) {
    setCurrent(name)
    setLeaving([...leaving, { name: current, children: last.current }])
  }
  useLayoutEffect(() => {
    last.current = children
  })
  useScrollRestoration({ stage, place, isBack: direction === 'back' })

  const onGone = (gone: string) => setLeaving((views) => views.filter((view) => view.name !== gone))
  const sign = signs[direction] * (isRightToLeft ? -1 : 1)
  return (
    <div ref={stage} className={classes.stage} data-sign={sign}>
      {[...leaving, { name, children }].map((view) => (
        <Frame
          key={view.name}
          isFirst={view.name === first}
          onGone={view.name === name ? undefined : () => onGone(view.name)}
        >
          {view.children}
        </Frame>
      ))}
    </div>
  )
}

type FrameProps = {
  isFirst: boolean
  /** Passed to a leaving view. */
  onGone?: (() => void) | undefined
  children: ReactNode
}

function Frame({ isFirst, onGone, children }: FrameProps): ReactElement {
  const classes = useStyles(sheet)
  const ref = useRef<HTMLDivElement>(null)
  const isLeaving = onGone !== undefined
  const remove = useRef(onGone)
  remove.current = onGone

  // A leaving view must not receive input.
  useLayoutEffect(() => {
    if (ref.current) ref.current.inert = isLeaving
  }, [isLeaving])
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => remove.current?.(), durationMs)
    return () => clearTimeout(timer)
  }, [isLeaving])

  return (
    <div
      ref={ref}
      className={classes.view}
      data-first={isFirst}
      data-leaving={isLeaving}
      aria-hidden={isLeaving ? true : undefined}
    >
      {children}
    </div>
  )
}
