import { currentPage } from './page.ts'

const names = [
  ...['window', 'location', 'document', 'localStorage', 'fetch', 'WebSocket'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
]

/**
 * Gives the code of each page the globals of its page, and leaves all other code those of Node. Two
 * tabs run in one process, so that a run can be repeated step by step.
 */
export function installGlobals(): void {
  for (const name of names) {
    const outside: unknown = Reflect.get(globalThis, name)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        const page = currentPage.getStore()
        return page ? page.globals[name] : outside
      },
    })
  }
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => {
    if (!currentPage.getStore()) return timeout(ms)
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('Too late.', 'TimeoutError')), ms)
    return controller.signal
  }
}
