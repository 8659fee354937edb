import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createRateLimiter } from './createRateLimiter.ts'
import { createTrustedProxies } from './createTrustedProxies.ts'
import type { HttpEnv } from './httpEnv.ts'
import { limitRate } from './limitRate.ts'
import { Problem } from './problem.ts'
import { toProblemResponse } from './toProblemResponse.ts'

function useApp() {
  const limiter = createRateLimiter({ limit: 2, now: () => 0 })
  const trustedProxies = createTrustedProxies([])
  const app = new Hono<HttpEnv>()
    .use(limitRate({ limiter, trustedProxies }))
    .get('/', (context) => context.text('answer'))
  app.onError((error, context) => {
    if (error instanceof Problem) return toProblemResponse(context, error)
    throw error
  })
  const ask = async () => {
    const started = performance.now()
    const response = await app.request('/')
    return { response, ms: performance.now() - started }
  }
  return { ask }
}

test('default', async () => {
  const { ask } = useApp()
  expect((await ask()).response.status).toBe(200)
  expect((await ask()).response.status).toBe(200)
  const { response } = await ask()
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('30')
  expect(await response.json()).toMatchObject({ code: 'RATE_LIMITED' })
})

test('behavior: who is refused waits for the answer, so that asking without end costs little', async () => {
  const { ask } = useApp()
  await ask()
  await ask()
  for (let refusal = 0; refusal < 3; refusal += 1) expect((await ask()).ms).toBeGreaterThan(295)
})
