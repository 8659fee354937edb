import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useStyles } from '../style/useStyles.ts'
import sheet from './AutoHeight.module.css'
import { scrollerContext } from './scrollerContext.ts'

export type AutoHeightProps = { children?: ReactNode }

const durationMs = 220

/** Animates to the height of its content. Scrolls when there is no more space. */
export function AutoHeight({ children }: AutoHeightProps): ReactElement {
  const classes = useStyles(sheet)
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const [isMoving, setIsMoving] = useState(false)

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

  // A scrollbar would flash during the animation.
  useEffect(() => {
    if (height === undefined) return undefined
    setIsMoving(true)
    const timer = setTimeout(() => setIsMoving(false), durationMs)
    return () => clearTimeout(timer)
  }, [height])

  return (
    <div ref={scroller} className={classes.scroller} data-moving={isMoving} style={{ height }}>
      <scrollerContext.Provider value={scroller}>
        <div ref={content}>{children}</div>
      </scrollerContext.Provider>
    </div>
  )
}
