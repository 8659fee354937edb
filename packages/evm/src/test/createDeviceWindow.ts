import { createFakeWindow, type FakeWindow } from './createFakeWindow.ts'

export type DeviceFacts = {
  userAgent?: string | undefined
  maxTouchPoints?: number | undefined
  /** The primary pointer. @default 'fine' */
  pointer?: 'coarse' | 'fine' | undefined
  /** Origins around the page, the nearest first. Absent: it is not in a frame. */
  ancestors?: readonly string[] | undefined
  /** Browsers that do not tell frames who is around them. */
  hasNoAncestorOrigins?: boolean | undefined
  referrer?: string | undefined
  hash?: string | undefined
  /** What else there is in the window, such as a provider. */
  globals?: object | undefined
}

const desktopChrome: DeviceFacts = {
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  maxTouchPoints: 0,
}

/** A window as a device shows it. */
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
