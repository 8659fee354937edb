import { Buffer } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page, Route } from 'playwright-core'

/** How a service of the wallet lies or fails. */
export type HostileBehaviour = (typeof hostileBehaviours)[number]

/** A service that misbehaves until `stop`. */
export type HostileService = {
  /** How many answers were not those of the service. */
  readonly count: number
  /** The service answers again. */
  stop(): Promise<void>
}

/** All behaviours, for tests of each. */
export const hostileBehaviours = [
  /** Its share is another one. */
  'another-share',
  /** It calls the share that of another generation. */
  'another-generation',
  /** The box of the device has something else in it. */
  'swapped-box',
  /** The keystore is another one. */
  'another-keystore',
  /** It gives no share. */
  'refuse',
  /** It answers every request with a server's error. */
  'fail',
  /** It answers every request with a page. */
  'garbage',
  /** It answers nothing. */
  'hang',
] as const

/**
 * Lets the wallet's service lie or fail in a page, or in all pages of a context. Nothing is signed
 * then; a test shows what visitors read, and that they can sign again once it stops.
 * @example
 * ```ts
 * import { createVisitor, hostileService } from '@cleat/testing/auth'
 *
 * declare const page: Parameters<typeof createVisitor>[0]
 * declare const visitor: ReturnType<typeof createVisitor>
 * const service = await hostileService(page, 'another-share')
 * await page.getByRole('button', { name: 'Sign a message' }).click()
 * await visitor.approve()
 * await page.getByText('Not signed. Try again.').waitFor()
 * await service.stop()
 * ```
 */
export async function hostileService(
  target: Page | BrowserContext,
  behaviour: HostileBehaviour,
): Promise<HostileService> {
  const url = '**/wallet/v1/**'
  const waiting = new Set<Route>()
  let count = 0
  const answer = async (route: Route) => {
    const request = route.request()
    const isShare = request.method() === 'POST' && request.url().endsWith('/share')
    const edit = edits[behaviour]
    if (!isShare && (edit || behaviour === 'refuse')) return route.fallback()
    if (!edit) {
      count += 1
      if (behaviour === 'hang') return void waiting.add(route)
      return route.fulfill(failures[behaviour] ?? {})
    }
    const response = await route.fetch({
      headers: { ...request.headers(), origin: new URL(request.url()).origin },
    })
    // Refused: there is no share.
    if (!response.ok()) return route.fulfill({ response })
    count += 1
    return route.fulfill({ response, json: edit(await response.json()) })
  }
  await target.route(url, answer)
  return {
    get count() {
      return count
    },
    async stop() {
      await target.unroute(url, answer)
      // What waits is asked again, and answered.
      await Promise.all([...waiting].map((route) => route.abort().catch(() => undefined)))
    },
  }
}

/** What the service releases for a signature. */
type Released = { generation: number; holder: string; share: string; box: string; keystore: string }

const edits: Partial<Record<HostileBehaviour, (released: Released) => Released>> = {
  'another-share': (released) => ({ ...released, share: toOther(released.share) }),
  'another-generation': (released) => ({ ...released, generation: released.generation + 1 }),
  'swapped-box': (released) => ({ ...released, box: released.share }),
  'another-keystore': (released) => ({ ...released, keystore: toOther(released.keystore) }),
}

const failures: Partial<Record<HostileBehaviour, Parameters<Route['fulfill']>[0]>> = {
  refuse: toProblem(403, 'SHARE_REFUSED'),
  fail: toProblem(500, 'INTERNAL'),
  garbage: { contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' },
}

function toProblem(status: number, code: string): Parameters<Route['fulfill']>[0] {
  const detail = 'The service of a test answers so.'
  const body = JSON.stringify({ type: 'about:blank', title: detail, status, code, detail })
  return { status, contentType: 'application/problem+json', body }
}

/** Other bytes of the same length, in base64url. */
function toOther(bytes: string): string {
  return randomBytes(Buffer.from(bytes, 'base64url').length).toString('base64url')
}
