import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type ArmingState, createArming } from './createArming.ts'
import { createPress, type Press } from './createPress.ts'
import { followSight } from './followSight.ts'
import { sightContext } from './sightContext.ts'

export type Consent = ArmingState & {
  /** For the button. */
  readonly handlers: {
    onPointerMove(event: PointerEvent): void
    onPointerDown(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onKeyDown(event: KeyboardEvent): void
    onKeyUp(): void
  }
  /** Whether a click of the button was meant. */
  isMeant(event: MouseEvent): boolean
}

const unarmed: ArmingState = { isArmed: false, isUnproven: false }

/**
 * Whether a press is meant for what is shown: it was seen for long enough, and the press began and
 * ended on the button since. What is shown next begins from nothing.
 */
export function useConsent(parameters: {
  shown: object
  /** What has to be seen. */
  element: RefObject<HTMLElement | null>
  surface: 'frame' | 'window'
}): Consent {
  const { shown, element, surface } = parameters
  const sight = useContext(sightContext)
  const [state, setState] = useState<ArmingState & { readonly shown: object }>()
  const press = useRef<Press>(undefined)
  useEffect(() => {
    if (!element.current) return undefined
    const arming = createArming({
      isAtStart: () => (document.scrollingElement?.scrollTop ?? 0) < 8,
      isShown: () => document.visibilityState === 'visible',
    })
    const own = createPress({
      isArmed: () => arming.read().isArmed,
      needsMove: surface === 'window',
    })
    press.current = own
    arming.subscribe(() => {
      const now = arming.read()
      if (!now.isArmed) own.forget()
      setState({ shown, ...now })
    })
    return followSight(arming, { element: element.current, sight, isProven: surface === 'frame' })
  }, [shown, element, surface, sight])

  const by = (handle: keyof Press) => (event: PointerEvent | KeyboardEvent | MouseEvent) => {
    const isTrusted = sight.isTrusted(event.nativeEvent)
    const { isPrimary, button, pointerType } = event.nativeEvent as globalThis.PointerEvent
    const { key, repeat } = event.nativeEvent as globalThis.KeyboardEvent
    const read = { isPrimary, button, pointerType, key, repeat, detail: event.detail }
    return press.current?.[handle]({ isTrusted, ...read })
  }
  const { isArmed, isUnproven } = state?.shown === shown ? state : unarmed
  return {
    ...{ isArmed, isUnproven },
    handlers: {
      onPointerMove: by('onPointerMove'),
      onPointerDown: by('onPointerDown'),
      onPointerUp: by('onPointerUp'),
      onKeyDown: by('onKeyDown'),
      onKeyUp: () => press.current?.onKeyUp(),
    },
    isMeant: (event) => by('onClick')(event) === true,
  }
}
