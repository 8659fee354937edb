import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

const delayMs = 700
/** So soon after the last one, the next opens at once. */
const warmMs = 300

// Keyed by the document: tooltips of one page know about each other, whatever kit or root they are of.
const closedAt = new WeakMap<Document, number>()

export type TooltipState = {
  readonly isOpen: boolean
  readonly close: () => void
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
  readonly onPointerDown: () => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** When a tooltip is open, and what its anchor listens to. */
export function useTooltip(): TooltipState {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpenNow = useRef(false)
  isOpenNow.current = isOpen

  const close = useCallback(() => {
    clearTimeout(timer.current)
    if (isOpenNow.current) closedAt.set(document, Date.now())
    setIsOpen(false)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    isOpen,
    close,
    onPointerEnter({ pointerType }) {
      if (pointerType === 'touch') return
      const isWarm = Date.now() - (closedAt.get(document) ?? 0) < warmMs
      if (isWarm) setIsOpen(true)
      else timer.current = setTimeout(() => setIsOpen(true), delayMs)
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus({ target }) {
      if (target.matches(':focus-visible')) setIsOpen(true)
    },
    onBlur: close,
    onKeyDown(event) {
      if (event.key !== 'Escape' || !isOpen) return
      // Closes only the tooltip, not the modal that it is in.
      event.stopPropagation()
      event.preventDefault()
      close()
    },
  }
}
