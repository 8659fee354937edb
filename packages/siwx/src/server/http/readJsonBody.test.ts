import { expect, test } from 'vitest'
import { readJsonBody } from './readJsonBody.ts'

const url = 'https://app.example/api/siwx/authenticate'

function toRequest(
  body: BodyInit | null,
  type = 'application/json',
  headers: object = {},
): Request {
  const stream = body instanceof ReadableStream ? { duplex: 'half' } : {}
  const init = { method: 'POST', body, headers: { 'content-type': type, ...headers }, ...stream }
  return new Request(url, init)
}

function read(request: Request, options: Partial<readJsonBody.Parameters> = {}) {
  return readJsonBody({ request, limitBytes: 100, timeoutMs: 50, ...options })
}

/** A body that sends this much and then does something. */
function toStream(text: string, then: (controller: ReadableStreamDefaultController) => void) {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      then(controller)
    },
  })
}

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'default: %s',
  async (type) => {
    expect(await read(toRequest('{"a":[1]}', type))).toEqual({ a: [1] })
  },
)

test('behavior: in parts, up to the limit', async () => {
  const body = toStream(`{"a":"${'b'.repeat(80)}`, (controller) => {
    controller.enqueue(new TextEncoder().encode('"}'))
    controller.close()
  })
  expect(await read(toRequest(body))).toEqual({ a: 'b'.repeat(80) })
})

test('behavior: none, where it may be left out', async () => {
  const request = new Request(url, { method: 'POST' })
  expect(await read(request, { isOptional: true })).toEqual({})
  expect(await read(toRequest(''), { isOptional: true })).toEqual({})
  await expect(read(toRequest('{'), { isOptional: true })).rejects.toMatchObject({ status: 400 })
  await expect(read(toRequest(''))).rejects.toMatchObject({ status: 400 })
})

test.each([
  ['UNSUPPORTED_BODY', toRequest('{}', 'text/plain')],
  ['UNSUPPORTED_BODY', toRequest('{}', 'application/x-www-form-urlencoded')],
  ['UNSUPPORTED_BODY', toRequest('{}', 'multipart/form-data; application/json')],
  ['BODY_TOO_LARGE', toRequest(`"${'a'.repeat(100)}"`)],
  ['BODY_TOO_LARGE', toRequest('{}', undefined, { 'content-length': '1000' })],
  ['BODY_TOO_LARGE', toRequest(toStream('a'.repeat(101), () => {}))],
  ['REQUEST_TIMEOUT', toRequest(toStream('{', () => {}))],
  ['INVALID_BODY', toRequest(toStream('{', (controller) => controller.error(new Error('cut'))))],
  ['INVALID_BODY', toRequest(new Uint8Array([0x7b, 0xff, 0x7d]))],
  ['INVALID_BODY', toRequest(`{"a":${'['.repeat(33)}${']'.repeat(33)}}`)],
])('error: S17, %s', async (code, request) => {
  await expect(read(request)).rejects.toMatchObject({ code })
})

test.each([
  ['The body is not JSON. Send application/json.', toRequest('{}', 'text/plain')],
  ['The body is not JSON. Send application/json.', toRequest('{}', '')],
  ['The body is not JSON, or nested too deep.', toRequest(new Uint8Array([0x7b, 0xff, 0x7d]))],
  ['The body is not JSON, or nested too deep.', toRequest('['.repeat(33))],
  ['The body is no object of JSON.', toRequest('{')],
  ['The body is no object of JSON.', toRequest('[]')],
  ['The body is no object of JSON.', toRequest('null')],
  ['The body is no object of JSON.', toRequest('1')],
  ['The body is no object of JSON.', toRequest('"a"')],
])('error: %s', async (message, request) => {
  await expect(read(request)).rejects.toMatchObject({ message })
})

test('behavior: what may be left out may be of any type', async () => {
  const request = toRequest('{"a":1}', 'text/plain')
  expect(await read(request, { isOptional: true })).toEqual({ a: 1 })
})

test('behavior: brackets in texts are no depth', async () => {
  const a = `\\"${'['.repeat(60)}`
  expect(await read(toRequest(`{"a":"${a}"}`))).toEqual({ a: `"${'['.repeat(60)}` })
})
