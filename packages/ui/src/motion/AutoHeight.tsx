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
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.borderBoxSize[0]?.blockSize
      const height = `${next}px`
      if (!next || box.style.height === height) return
      // A scrollbar would flash during the animation. The first height is not animated.
      if (box.style.height) {
        box.dataset.moving = 'true'
        clearTimeout(timer)
        timer = setTimeout(() => {
          box.dataset.moving = 'false'
        }, durationMs)
      }
      box.style.height = height
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
