import { cloneElement, type ReactElement, useEffect, useId, useRef } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { placeTooltip } from './placeTooltip.ts'
import sheet from './Tooltip.module.css'
import { useTooltip } from './useTooltip.ts'

export type TooltipProps = {
  /** A short explanation. */
  text: string
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * Explains the hovered or focused element. Touch devices do not show it, so it never has essential
 * content. It is in the top layer, so no frame clips it.
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
