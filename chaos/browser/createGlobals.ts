import type { Clock } from './createClock.ts'
import type { Mailbox } from './createMailbox.ts'
import { type SharedStorage, toLocalStorage } from './createSharedStorage.ts'
import { type Page, runIn } from './page.ts'

/** What the code of a page finds under the names of globals: its own time, storage and network. */
export function createGlobals(parameters: {
  window: EventTarget
  clock: Clock
  mailbox: Mailbox
  storage: SharedStorage
  getPage: () => Page
}): Page['globals'] {
  const { window, clock, mailbox, storage, getPage } = parameters
  const start =
    (repeats: boolean) =>
    (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      const page = getPage()
      return clock.start({ page, ms, repeats, run: () => runIn(page, () => run(...args)) })
    }
  const stop = (id: unknown) => {
    if (typeof id === 'number') clock.stop(id)
  }
  return {
    ...{ window, location: new URL('https://app.test/'), document: undefined },
    localStorage: toLocalStorage(storage, getPage),
    ...{ setTimeout: start(false), setInterval: start(true) },
    ...{ clearTimeout: stop, clearInterval: stop },
    performance: { now: () => clock.now, mark: () => undefined, measure: () => undefined },
    Date: createDate(() => clock.date),
    WebSocket: SilentSocket,
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const request = new Request(input, init)
      const body = request.body ? await request.text() : undefined
      return await mailbox.send(getPage(), request, body)
    },
  }
}

function createDate(read: () => number): DateConstructor {
  return new Proxy(Date, {
    construct: (target, args: readonly unknown[]) =>
      Reflect.construct(target, args.length === 0 ? [read()] : args),
    apply: (target) => Reflect.construct(target, [read()]).toString(),
    get: (target, name) => (name === 'now' ? read : Reflect.get(target, name)),
  })
}

/** A connection that never opens. */
class SilentSocket extends EventTarget {
  readonly readyState = 0
  send(): void {}
  close(): void {}
}
