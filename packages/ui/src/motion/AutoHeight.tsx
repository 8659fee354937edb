import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
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

  // Set without rendering: the first frame of an opening would wait for it.
  useLayoutEffect(() => {
    const [element, box] = [content.current, scroller.current]
    if (!element || !box || typeof ResizeObserver === 'undefined') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: number | undefined
    const observer = new ResizeObserver(([entry]) => {
      const [from, next] = [last, entry?.borderBoxSize[0]?.blockSize]
      if (!next || from === next) return
      last = next
      // The first height is the content's own. Nothing is set, so nothing is laid out again.
      if (from === undefined) return
      if (!box.style.height) {
        box.style.height = `${from}px`
        // A transition needs to know where it starts.
        void box.offsetHeight
      }
      // A scrollbar would flash during the animation.
      box.dataset.moving = 'true'
      clearTimeout(timer)
      timer = setTimeout(() => {
        box.dataset.moving = 'false'
      }, durationMs)
      box.style.height = `${next}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])

  return (
    <div ref={scroller} className={classes.scroller} data-moving="false">
      <scrollerContext.Provider value={scroller}>
        <div ref={content}>{children}</div>
      </scrollerContext.Provider>
    </div>
  )
}
