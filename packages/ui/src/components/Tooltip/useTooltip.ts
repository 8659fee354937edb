import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useMemory } from '../../kit/useMemory.ts'

const delayMs = 700
/** Within this time of the last tooltip, the next one opens without a delay. */
const warmMs = 300

/** When the last tooltip closed. */
const createLast = () => ({ closedAt: 0 })

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

/** The state of a tooltip, and the handlers of its anchor. */
export function useTooltip(): TooltipState {
  const [isOpen, setIsOpen] = useState(false)
  const last = useMemory(createLast)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpenNow = useRef(false)
  isOpenNow.current = isOpen

  const close = useCallback(() => {
    clearTimeout(timer.current)
    if (isOpenNow.current) last.closedAt = Date.now()
    setIsOpen(false)
  }, [last])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    isOpen,
    close,
    onPointerEnter({ pointerType }) {
      if (pointerType === 'touch') return
      const isWarm = Date.now() - last.closedAt < warmMs
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
      // Escape closes the tooltip, not the modal around it.
      event.stopPropagation()
      event.preventDefault()
      close()
    },
  }
}
