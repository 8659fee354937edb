import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import { sameOrigin } from './sameOrigin.ts'

const origin = 'https://wallet.app.example'
const app = new Hono<HttpEnv>()
const refusals: unknown[] = []
app.onError((error, context) => {
  refusals.push(error)
  return context.text('', error instanceof Problem ? error.status : 500)
})
app.use(sameOrigin(origin))
app.on(['GET', 'POST', 'DELETE'], '/', (context) => context.text('done'))

type Headers = Readonly<Record<string, string>>
const ask = async (method: string, headers: Headers) =>
  (await app.request('/', { method, headers })).status

test.each<[string, Headers]>([
  ['GET', {}],
  ['GET', { 'Sec-Fetch-Site': 'same-origin' }],
  ['GET', { Origin: origin }],
  ['GET', { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }],
  ['POST', { Origin: origin }],
  ['POST', { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }],
  ['DELETE', { Origin: origin }],
])('default: %s with %j', async (method, headers) => {
  expect(await ask(method, headers)).toBe(200)
})

test.each<[string, Headers]>([
  ['GET', { 'Sec-Fetch-Site': 'same-site' }],
  ['GET', { 'Sec-Fetch-Site': 'cross-site' }],
  ['GET', { 'Sec-Fetch-Site': 'none' }],
  ['GET', { 'Sec-Fetch-Site': '' }],
  ['GET', { Origin: 'https://app.example' }],
  ['GET', { Origin: 'https://app.example', 'Sec-Fetch-Site': 'same-origin' }],
  ['GET', { Origin: 'null' }],
  ['GET', { Origin: `${origin}.evil.example` }],
  ['GET', { Origin: origin.toUpperCase() }],
  ['POST', {}],
  ['POST', { 'Sec-Fetch-Site': 'same-origin' }],
  ['POST', { Origin: origin, 'Sec-Fetch-Site': 'same-site' }],
  ['POST', { Origin: 'https://app.example' }],
  ['DELETE', {}],
  ['DELETE', { Origin: 'https://app.example', 'Sec-Fetch-Site': 'same-origin' }],
])('error: %s with %j', async (method, headers) => {
  refusals.length = 0
  expect(await ask(method, headers)).toBe(403)
  expect(refusals).toMatchObject([
    {
      code: 'ORIGIN_NOT_ALLOWED',
      message: expect.stringContaining('Only pages of the wallet itself may ask for this.'),
    },
  ])
})
