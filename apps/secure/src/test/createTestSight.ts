import type { Sight } from '../views/ApproveView/consent/sightContext.ts'

export type TestSight = Sight & {
  /** Changes what the browser says. */
  set(next: { isVisible?: boolean; hasFocus?: boolean; isTrusted?: boolean }): void
}

/** A browser that says what a test does: that all is seen, in focus and by a person. */
export function createTestSight(): TestSight {
  const now = { isVisible: true, hasFocus: true, isTrusted: true }
  const listeners = new Set<(isVisible: boolean) => void>()
  return {
    watch(_, onChange) {
      listeners.add(onChange)
      onChange(now.isVisible)
      return () => listeners.delete(onChange)
    },
    hasFocus: () => now.hasFocus,
    isTrusted: () => now.isTrusted,
    set(next) {
      Object.assign(now, next)
      for (const listener of listeners) listener(now.isVisible)
      window.dispatchEvent(new Event(now.hasFocus ? 'focus' : 'blur'))
    },
  }
}
