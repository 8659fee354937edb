import { onTestFinished } from 'vitest'

const { prototype } = HTMLElement

/** Gives elements a height, which jsdom does not, so that long lists know what of them is in sight. Until the test ends. */
export function setViewport(height: number): void {
  Object.defineProperty(prototype, 'clientHeight', { configurable: true, get: () => height })
  // The one that is inherited is left.
  onTestFinished(() => void Reflect.deleteProperty(prototype, 'clientHeight'))
}
