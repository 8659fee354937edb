import { afterEach, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Makes the device one that is held in the hand, until the test ends. */
export function setCoarsePointer(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
