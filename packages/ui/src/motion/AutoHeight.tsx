import { type ReactElement, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { useStyles } from '../style/useStyles.ts'
import sheet from './AutoHeight.module.css'
import { createHeightMotion, type HeightMotion } from './createHeightMotion.ts'
import { heldHeightContext } from './heldHeightContext.ts'
import { scrollerContext } from './scrollerContext.ts'
import { useScrollEdges } from './useScrollEdges.ts'

export type AutoHeightProps = { children?: ReactNode }

/** Animates to the height of its content. Scrolls when there is no more space. */
export function AutoHeight({ children }: AutoHeightProps): ReactElement {
  const classes = useStyles(sheet)
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const motion = useRef<HeightMotion>(undefined)

  // Set without rendering: the first frame of an opening would wait for it.
  const start = useCallback(() => {
    const [box, element] = [scroller.current, content.current]
    if (!box || !element || typeof ResizeObserver === 'undefined') return undefined
    motion.current ??= createHeightMotion({ box, content: element })
    return motion.current
  }, [])
  // Its measures come before the height moves, which would have the page laid out once more.
  useScrollEdges({ frame, scroller, content })
  useLayoutEffect(() => {
    start()
    return () => {
      motion.current?.stop()
      motion.current = undefined
    }
  }, [start])

  // The effects of children run first.
  const hold = useCallback(() => start()?.hold() ?? (() => {}), [start])
  return (
    <div ref={frame} className={classes.frame}>
      <div ref={scroller} className={classes.scroller} data-moving="false">
        <scrollerContext.Provider value={scroller}>
          <heldHeightContext.Provider value={hold}>
            <div ref={content}>{children}</div>
          </heldHeightContext.Provider>
        </scrollerContext.Provider>
      </div>
      <div className={classes.edge} data-side="top" />
      <div className={classes.edge} data-side="bottom" />
    </div>
  )
}
