import { createFakeWindow, type FakeWindow } from './createFakeWindow.ts'

export type DeviceFacts = {
  userAgent?: string | undefined
  maxTouchPoints?: number | undefined
  /** The primary pointer. @default 'fine' */
  pointer?: 'coarse' | 'fine' | undefined
  /** Origins of the embedding pages, nearest first. Without it, the page is not in a frame. */
  ancestors?: readonly string[] | undefined
  /** Emulates browsers without `location.ancestorOrigins`. */
  hasNoAncestorOrigins?: boolean | undefined
  referrer?: string | undefined
  hash?: string | undefined
  /** Further properties of the window, such as a provider. */
  globals?: object | undefined
}

export const iPhoneSafari: DeviceFacts = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  maxTouchPoints: 5,
  pointer: 'coarse',
}

export const androidChrome: DeviceFacts = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
  pointer: 'coarse',
}

export const desktopChrome: DeviceFacts = {
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  maxTouchPoints: 0,
}

/** A window that emulates a device. */
export function createDeviceWindow(facts: DeviceFacts = desktopChrome): FakeWindow {
  const { userAgent, maxTouchPoints = 0, pointer = 'fine', ancestors, globals } = facts
  const window = createFakeWindow({
    navigator: { userAgent, maxTouchPoints },
    matchMedia: (query: string) => ({ matches: query === `(pointer: ${pointer})` }),
    location: {
      hash: facts.hash ?? '',
      ancestorOrigins: facts.hasNoAncestorOrigins ? undefined : (ancestors ?? []),
    },
    document: createFakeWindow({ referrer: facts.referrer ?? '', visibilityState: 'visible' }),
    ...globals,
  })
  return Object.assign(window, { parent: ancestors ? createFakeWindow() : window })
}
