/** What the visitor's view of a request is like, from moment to moment. */
export type Arming = {
  /** Whether nothing covers it, and whether its document has the focus. */
  set(now: { readonly isVisible?: boolean; readonly hasFocus?: boolean }): void
  /** What is shown moved, was scrolled or changed its size. */
  disturb(): void
  read(): ArmingState
  /** @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  stop(): void
}

export type ArmingState = {
  /** Whether a press counts. */
  readonly isArmed: boolean
  /** Whether it was not seen for sure for so long that a window is the better place. */
  readonly isUnproven: boolean
}

export declare namespace createArming {
  type Parameters = {
    /** Whether it is seen from its beginning: nothing is armed before that was so. */
    isAtStart: () => boolean
    /** Whether the document is seen at all, as of another tab. */
    isShown: () => boolean
  }
}

/** How long all has to be at rest. */
const armedMs = 500
/** The modal of a page moves for 0.3 s, and the browser looks each 0.1 s. */
const unprovenMs = 3_000

/**
 * Says from when on a press can be meant for what is shown: half a second after it was last
 * covered, moved or without the focus. Losing one of them ends it at once.
 */
export function createArming({ isAtStart, isShown }: createArming.Parameters): Arming {
  const listeners = new Set<() => void>()
  let isVisible = false
  let hasFocus = false
  let hasBegun = false
  let state: ArmingState = { isArmed: false, isUnproven: false }
  let armTimer: ReturnType<typeof setTimeout> | undefined
  let proofTimer: ReturnType<typeof setTimeout> | undefined

  const change = (next: Partial<ArmingState>) => {
    const { isArmed, isUnproven } = { ...state, ...next }
    if (isArmed === state.isArmed && isUnproven === state.isUnproven) return
    state = { isArmed, isUnproven }
    for (const listener of listeners) listener()
  }
  const arm = () => {
    hasBegun ||= isAtStart()
    if (hasBegun) change({ isArmed: true })
  }
  const begin = () => {
    clearTimeout(armTimer)
    change({ isArmed: false })
    if (isVisible && hasFocus) armTimer = setTimeout(arm, armedMs)
  }
  const doubt = () => {
    clearTimeout(proofTimer)
    if (isVisible) return
    proofTimer = setTimeout(() => (isShown() ? change({ isUnproven: true }) : doubt()), unprovenMs)
  }
  doubt()

  return {
    set(now) {
      const [wasVisible, hadFocus] = [isVisible, hasFocus]
      isVisible = now.isVisible ?? isVisible
      hasFocus = now.hasFocus ?? hasFocus
      if (isVisible !== wasVisible) doubt()
      if (isVisible !== wasVisible || hasFocus !== hadFocus) begin()
    },
    disturb: begin,
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      clearTimeout(armTimer)
      clearTimeout(proofTimer)
    },
  }
}
