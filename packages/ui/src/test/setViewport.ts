import { afterEach } from 'vitest'

const { prototype } = HTMLElement

afterEach(() => {
  // The one that is inherited is left.
  Reflect.deleteProperty(prototype, 'clientHeight')
})

/** Gives elements a height, which jsdom does not, so that long lists know what of them is in sight. Until the test ends. */
export function setViewport(height: number): void {
  Object.defineProperty(prototype, 'clientHeight', { configurable: true, get: () => height })
}
