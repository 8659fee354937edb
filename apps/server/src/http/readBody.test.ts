import { expect, test } from 'vitest'
import { readBody } from './readBody.ts'

const limits = { limitBytes: 10, timeoutMs: 50 }

function post(body: string | ReadableStream | null, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)
}

function stream(...chunks: readonly (string | Uint8Array)[]): ReadableStream {
  const parts = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk))
  return ReadableStream.from(parts)
}

test('default', async () => {
  expect(await readBody({ request: post('{"a":"é"}'), ...limits })).toBe('{"a":"é"}')
})

test('behavior: no body is an empty text', async () => {
  expect(await readBody({ request: post(null), ...limits })).toBe('')
})

test('behavior: characters may be cut by chunks', async () => {
  const bytes = Buffer.from('a€b')
  const request = post(stream(bytes.subarray(0, 2), bytes.subarray(2, 3), bytes.subarray(3)))
  expect(await readBody({ request, ...limits })).toBe('a€b')
})

test('error: BODY_TOO_LARGE, as announced', async () => {
  let isRead = false
  const body = new ReadableStream(
    {
      pull() {
        isRead = true
      },
    },
    { highWaterMark: 0 },
  )
  const request = post(body, { 'Content-Length': '11' })
  await expect(readBody({ request, ...limits })).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
  expect(isRead).toBe(false)
})

test('error: BODY_TOO_LARGE, though announced as small, and no more of it is read', async () => {
  let pulls = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        pulls += 1
        controller.enqueue(new Uint8Array(6))
      },
    },
    { highWaterMark: 0 },
  )
  const request = post(body, { 'Content-Length': '2' })
  await expect(readBody({ request, ...limits })).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
  expect(pulls).toBe(2)
})

test('error: REQUEST_TIMEOUT, for a body that never ends', async () => {
  const request = post(new ReadableStream())
  await expect(readBody({ request, ...limits })).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' })
})

test('error: REQUEST_TIMEOUT, for a body that drips', async () => {
  let timer: NodeJS.Timeout | undefined
  let isCancelled = false
  const body = new ReadableStream({
    start(controller) {
      timer = setInterval(() => controller.enqueue(new Uint8Array(1)), 20)
    },
    cancel() {
      clearInterval(timer)
      isCancelled = true
    },
  })
  const reading = readBody({ request: post(body), limitBytes: 1000, timeoutMs: 100 })
  await expect(reading).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' })
  expect(isCancelled).toBe(true)
})

test.each([
  ['broken UTF-8', [Uint8Array.of(0x22, 0xff, 0x22)]],
  ['half a character at the end', [Uint8Array.of(0x22, 0xe2, 0x82)]],
])('error: INVALID_BODY, for %s', async (_name, chunks) => {
  const request = post(stream(...chunks))
  await expect(readBody({ request, ...limits })).rejects.toMatchObject({ code: 'INVALID_BODY' })
})

test('error: INVALID_BODY, for a sender that breaks off', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error('reset'))
    },
  })
  const reading = readBody({ request: post(body), ...limits })
  await expect(reading).rejects.toMatchObject({ code: 'INVALID_BODY' })
})
