import { onTestFinished } from 'vitest'

const { prototype } = HTMLElement

/**
 * Gives elements a height until the test ends, because jsdom has no layout and long lists need one.
 */
export function setViewport(height: number): void {
  Object.defineProperty(prototype, 'clientHeight', { configurable: true, get: () => height })
  // Uncovers the inherited property.
  onTestFinished(() => void Reflect.deleteProperty(prototype, 'clientHeight'))
}
