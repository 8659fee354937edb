import { afterEach } from 'vitest'

afterEach(() => {
  Reflect.deleteProperty(document, 'hidden')
})

/** Puts another app in front of the page, or the page back in front, until the test ends. */
export function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
