import { cloneElement, type ReactElement, useEffect, useId, useRef } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { placeTooltip } from './placeTooltip.ts'
import sheet from './Tooltip.module.css'
import { useTooltip } from './useTooltip.ts'

export type TooltipProps = {
  /** A few words about the thing that is pointed at. */
  text: string
  /** One element that can have the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * Explains what is pointed at or has the focus. Nothing on touch, so never the only place of what matters.
 * It is in the top layer: no frame clips it.
 */
export function Tooltip({ text, children }: TooltipProps): ReactElement {
  const classes = useStyles(sheet)
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const { isOpen, close, ...events } = useTooltip()

  useEffect(() => {
    const element = bubble.current
    const target = anchor.current?.firstElementChild
    if (!isOpen || !element || !target) return undefined
    element.showPopover?.()
    const { top, left } = placeTooltip({
      anchor: target.getBoundingClientRect(),
      bubble: element.getBoundingClientRect(),
      viewport: element.ownerDocument.documentElement.getBoundingClientRect(),
    })
    Object.assign(element.style, { top: `${top}px`, left: `${left}px` })
    window.addEventListener('scroll', close, true)
    window.addEventListener('resize', close)
    return () => {
      element.hidePopover?.()
      window.removeEventListener('scroll', close, true)
      window.removeEventListener('resize', close)
    }
  }, [isOpen, close])

  return (
    <>
      <span ref={anchor} className={classes.anchor} {...events}>
        {cloneElement(children, { 'aria-describedby': id })}
      </span>
      <span
        ref={bubble}
        id={id}
        className={classes.bubble}
        role="tooltip"
        popover="manual"
        data-open={isOpen}
      >
        {text}
      </span>
    </>
  )
}
