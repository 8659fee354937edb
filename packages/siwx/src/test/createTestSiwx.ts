import { createSiwx } from '../server/service/createSiwx.ts'
import type { Siwx } from '../server/service/siwx.ts'
import { memoryStore } from '../server/store/memoryStore.ts'
import { openBrowser, type TestBrowser } from './openBrowser.ts'
import type { Signer } from './signers.ts'

/** A service with a clock that stands until a test moves it, and browsers that ask it. */
export function createTestSiwx(options: Partial<createSiwx.Parameters> = {}): {
  readonly siwx: Siwx
  readonly clock: { time: number }
  readonly open: (signer?: Signer, origin?: string) => TestBrowser
} {
  const clock = { time: Date.parse('2026-01-01T00:00:00Z') }
  const siwx = createSiwx({
    domains: ['app.example', 'localhost:5173'],
    secret: 'a secret of thirty-two bytes or more',
    store: memoryStore({ now: () => clock.time }),
    now: () => new Date(clock.time),
    ...options,
  })
  return {
    ...{ siwx, clock },
    open: (signer?: Signer, origin?: string) =>
      openBrowser({
        send: siwx.handler,
        ...(signer ? { signer } : {}),
        ...(origin === undefined ? {} : { origin }),
      }),
  }
}

/** Status and code of an answer. */
export async function codeOf(answer: Response | Promise<Response>): Promise<[number, unknown]> {
  const response = await answer
  const text = await response.text()
  return [response.status, text === '' ? undefined : JSON.parse(text).code]
}
