import { HttpResponse } from 'msw'
import { number, object } from 'valibot'
import { expect, test } from 'vitest'
import { catchError } from '../../test/catchError.ts'
import { json, serviceUrl, startFakeApi } from '../../test/startFakeApi.ts'
import { createHttp } from './http.ts'

const service = startFakeApi()
const schema = object({ count: number() })

function create(options: Partial<createHttp.Parameters> = {}) {
  return createHttp({ baseUrl: serviceUrl, service: 'wallet list', backoffMs: 1, ...options })
}

test('default', async () => {
  service.answer('/things', () => json({ count: 3, extra: true }))
  const http = create({ query: { st: 'cleat', projectId: undefined } })
  expect(await http.get('/things', { schema, query: { page: 2, search: 'a&b' } })).toEqual({
    count: 3,
  })
  const [request] = service.requests
  expect(request?.url).toBe(`${serviceUrl}/things?st=cleat&page=2&search=a%26b`)
})

test('parameters: a slash at the end of the address', async () => {
  service.answer('/things', () => json({ count: 1 }))
  const http = create({ baseUrl: `${serviceUrl}/` })
  expect(await http.get('/things', { schema })).toEqual({ count: 1 })
})

test('behavior: a busy service is asked again', async () => {
  const answers = [json(null, 503), json(null, 429), json({ count: 1 })]
  service.answer('/things', () => answers.shift() as Response)
  expect(await create().get('/things', { schema })).toEqual({ count: 1 })
  expect(service.requests).toHaveLength(3)
})

test.each([
  [403, 'SERVICE_FORBIDDEN', 1],
  [401, 'SERVICE_FORBIDDEN', 1],
  [404, 'SERVICE_BAD_ANSWER', 1],
  [429, 'SERVICE_BUSY', 3],
  [503, 'SERVICE_BUSY', 3],
  [500, 'SERVICE_FAILED', 3],
])('error: %i becomes %s after %i tries', async (status, code, tries) => {
  service.answer('/things', () => json({ count: 1 }, status))
  expect(await catchError(create().get('/things', { schema }))).toMatchObject({ code })
  expect(service.requests).toHaveLength(tries)
})

test.each([
  ['not JSON', () => new HttpResponse('<html>')],
  ['nothing', () => new HttpResponse(null)],
  ['another shape', () => json({ count: '3' })],
  ['an endless body', () => new HttpResponse(endless())],
])('error: SERVICE_BAD_ANSWER for %s', async (_, answer) => {
  service.answer('/things', answer)
  expect(await catchError(create().get('/things', { schema }))).toMatchObject({
    code: 'SERVICE_BAD_ANSWER',
  })
  expect(service.requests).toHaveLength(1)
})

test('error: SERVICE_UNREACHABLE', async () => {
  service.answer('/things', () => HttpResponse.error())
  expect(await catchError(create().get('/things', { schema }))).toMatchObject({
    code: 'SERVICE_UNREACHABLE',
  })
  expect(service.requests).toHaveLength(3)
})

test('error: SERVICE_TIMEOUT, also when the body never ends', async () => {
  service.answer('/silent', () => new Promise<never>(() => undefined))
  service.answer('/stuck', () => new HttpResponse(new ReadableStream()))
  const http = create({ timeoutMs: 20 })
  for (const path of ['/silent', '/stuck'])
    expect(await catchError(http.get(path, { schema }))).toMatchObject({ code: 'SERVICE_TIMEOUT' })
  expect(service.requests).toHaveLength(2)
})

test('behavior: an abort ends it at once, with its own reason', async () => {
  service.answer('/silent', () => new Promise<never>(() => undefined))
  const controller = new AbortController()
  const promise = create().get('/silent', { schema, signal: controller.signal })
  setTimeout(() => controller.abort('gone'), 5)
  await expect(promise).rejects.toBe('gone')
  await expect(create().get('/silent', { schema, signal: controller.signal })).rejects.toBe('gone')
})

test('behavior: an abort while waiting to ask again', async () => {
  service.answer('/things', () => json(null, 503))
  const controller = new AbortController()
  const promise = create({ backoffMs: 10_000 }).get('/things', {
    schema,
    signal: controller.signal,
  })
  setTimeout(() => controller.abort('gone'), 20)
  await expect(promise).rejects.toBe('gone')
})

test('behavior: says what the text is, where it is told to', async () => {
  service.answer('/text', () => json(null))
  await create().send('/text', '{}', { 'content-type': 'application/json' })
  expect(service.requests[0]?.headers.get('content-type')).toBe('application/json')
})

test('behavior: posts once', async () => {
  service.answer('/e', () => json(null, 503))
  expect(await catchError(create().post('/e', { a: 1 }))).toMatchObject({ code: 'SERVICE_BUSY' })
  expect(service.requests).toHaveLength(1)
  expect(await service.requests[0]?.json()).toEqual({ a: 1 })
})

test('behavior: sends a text once, and reads one', async () => {
  const answers = [new HttpResponse(' not JSON '), json(null, 503)]
  service.answer('/text', () => answers.shift() as Response)
  expect(await create().send('/text', 'a text')).toBe(' not JSON ')
  expect(await service.requests[0]?.text()).toBe('a text')
  expect(await catchError(create().send('/text', ''))).toMatchObject({ code: 'SERVICE_BUSY' })
  expect(service.requests).toHaveLength(2)
})

test('behavior: what a service says of a refusal is the cause', async () => {
  service.answer('/text', () => new HttpResponse('min relay fee not met', { status: 400 }))
  expect(await catchError(create().send('/text', 'a text'))).toMatchObject({
    ...{ code: 'SERVICE_BAD_ANSWER', cause: { message: 'min relay fee not met' } },
  })
  service.answer('/text', () => new HttpResponse('x'.repeat(5000), { status: 500 }))
  expect(await catchError(create().send('/text', 'a text'))).toMatchObject({
    ...{ code: 'SERVICE_FAILED', cause: { message: 'x'.repeat(1000) } },
  })
  service.answer('/text', () => new HttpResponse(endless(), { status: 400 }))
  expect(await catchError(create().send('/text', 'a text'))).toMatchObject({
    ...{ code: 'SERVICE_BAD_ANSWER', context: { reason: 'HTTP 400' } },
  })
})

function endless(): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(500_000).fill(32)
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
}

test.each([
  ['after seconds', () => '1', 1000],
  ['at a date', () => new Date(Date.now() + 2500).toUTCString(), 1400],
])('behavior: a service that says when to come back is asked %s', async (_, when, atLeast) => {
  const times: number[] = []
  const answers = [json(null, 429), json({ count: 1 })]
  answers[0]?.headers.set('retry-after', when())
  service.answer('/things', () => {
    times.push(performance.now())
    return answers.shift() as Response
  })
  expect(await create().get('/things', { schema })).toEqual({ count: 1 })
  const [first = 0, second = 0] = times
  expect(second - first).toBeGreaterThanOrEqual(atLeast - 10)
})

test('error: SERVICE_BUSY at once where it is too long to wait', async () => {
  service.answer('/things', () => new HttpResponse(null, busyFor('30')))
  expect(await catchError(create().get('/things', { schema }))).toMatchObject({
    ...{ code: 'SERVICE_BUSY', context: { retryAfterMs: 30_000 } },
  })
  expect(service.requests).toHaveLength(1)
})

function busyFor(retryAfter: string): ResponseInit {
  return { status: 503, headers: { 'retry-after': retryAfter } }
}
