import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useStyles } from '../style/useStyles.ts'
import { useScrollPlace } from './useScrollPlace.ts'
import sheet from './ViewTransition.module.css'

export type ViewTransitionProps = {
  /** Another view has another name. */
  name: string
  /** What it shows: the same thing when the visitor comes back to it. */
  place: object
  direction: 'none' | 'forward' | 'back'
  isRightToLeft: boolean
  children?: ReactNode
}

const durationMs = 180
const signs = { none: 0, forward: 1, back: -1 }

/**
 * Slides and fades from one view to the next; back mirrors forward. A view that is left stays as it was last until it is
 * out of sight. The motion is CSS: it runs beside the main thread, which is busy with the next view.
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
  useScrollPlace({ stage, place, isBack: direction === 'back' })

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
  /** Given to a view that is on its way out. */
  onGone?: (() => void) | undefined
  children: ReactNode
}

function Frame({ isFirst, onGone, children }: FrameProps): ReactElement {
  const classes = useStyles(sheet)
  const ref = useRef<HTMLDivElement>(null)
  const isLeaving = onGone !== undefined
  const remove = useRef(onGone)
  remove.current = onGone

  // A view on its way out must not take part in anything.
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
