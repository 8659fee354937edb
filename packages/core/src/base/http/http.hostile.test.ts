import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { array, number, object, string } from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { catchError } from '../../test/catchError.ts'
import { createDeferred } from '../../test/createDeferred.ts'
import { createHttp } from './http.ts'

const schema = object({ count: number(), names: array(string()) })
const good = { count: 1, names: ['ü', '🦊'] }
const body = Buffer.from(JSON.stringify(good))
const bad = { code: 'SERVICE_BAD_ANSWER' }

/** A client of a real server that answers in its own way. */
async function start(answer: (response: ServerResponse) => void, timeoutMs = 5000) {
  const server = createServer((_, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const http = createHttp({ baseUrl, service: 'index', retries: 0, timeoutMs })
  return () => http.get('/', { schema })
}

async function answerWith(answers: readonly (Buffer | string)[]) {
  const rest = [...answers]
  return await start((response) => void response.end(rest.shift()))
}

test('error: SERVICE_BAD_ANSWER for an answer that is cut, at any byte', async () => {
  const cuts = Array.from({ length: body.length }, (_, at) => body.subarray(0, at))
  const get = await answerWith(cuts)
  for (const _ of cuts) expect(await catchError(get())).toMatchObject(bad)
})

test.each<[string, Buffer | string]>([
  ['something behind it', `${body} x`],
  ['two documents', `${body}${body}`],
  ['UTF-16', Buffer.from(String(body), 'utf16le')],
  ['a zero behind it', Buffer.concat([body, Buffer.from([0])])],
  ['NaN', '{"count":NaN,"names":[]}'],
  ['Infinity', '{"count":Infinity,"names":[]}'],
  ['a number that overflows', '{"count":1e999,"names":[null]}'],
  ['a comment', '{"count":1,/* x */"names":[]}'],
  ['a comma at the end', '{"count":1,"names":[],}'],
  ['the page of an error', '<!doctype html><title>502</title>'],
  ['a text', '"ok"'],
  ['nothing', ''],
  ['an empty list', '[]'],
  ['null', 'null'],
  ['a hundred thousand levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['levels without an end', '{"count":'.repeat(100_000)],
])('error: SERVICE_BAD_ANSWER for an answer with %s', async (_title, answer) => {
  const get = await answerWith([answer])
  expect(await catchError(get())).toMatchObject(bad)
})

test.each<[string, Buffer | string, string]>([
  ['a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]), 'ü'],
  ['bytes that are no UTF-8', Buffer.from('{"count":1,"names":["\xff"]}', 'latin1'), '\ufffd'],
  ['half a surrogate', '{"count":1,"names":["\\ud800"]}', '\ud800'],
  ['a zero in a text', '{"count":1,"names":["\\u0000"]}', '\u0000'],
])('behavior: an answer with %s is read', async (_title, answer, name) => {
  const get = await answerWith([answer])
  expect(await get()).toMatchObject({ count: 1, names: expect.arrayContaining([name]) })
})

test('behavior: what an answer says of objects changes none', async () => {
  const keys = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'then', 'a.b[0]']
  const more = keys.map((key) => `"${key}":{"prototype":{"x":1},"x":1}`).join()
  const get = await answerWith([`{${more},"count":1,"names":[]}`])
  expect(await get()).toEqual({ count: 1, names: [] })
  expect([Reflect.get({}, 'x'), Reflect.get(Object, 'x')]).toEqual([undefined, undefined])
})

test.each(['text/html', 'text/plain', 'image/png', 'application/octet-stream', ''])(
  'behavior: JSON is read, though it is called %j',
  async (type) => {
    const get = await start((response) => {
      if (type) response.setHeader('content-type', type)
      response.end(body)
    })
    expect(await get()).toEqual(good)
  },
)

test('error: SERVICE_TIMEOUT for a drip: the time is that of the whole answer', async () => {
  let sent = 0
  const get = await start((response) => {
    const timer = setInterval(() => {
      response.write(' ')
      sent += 1
    }, 10)
    response.on('close', () => clearInterval(timer))
  }, 300)
  expect(await catchError(get())).toMatchObject({ code: 'SERVICE_TIMEOUT' })
  expect(sent).toBeGreaterThan(5)
})

test('error: SERVICE_BAD_ANSWER for a few bytes that unpack to 100 MB', async () => {
  const packed = gzipSync(Buffer.alloc(100_000_000, 32))
  const get = await start((response) => {
    response.setHeader('content-encoding', 'gzip')
    response.end(packed)
  })
  expect(await catchError(get())).toMatchObject({
    ...bad,
    context: { reason: 'larger than 4 MB' },
  })
})

test('behavior: a late answer after the time is ignored, and the connection is closed', async () => {
  const closed = createDeferred<void>()
  const get = await start((response) => {
    response.on('close', () => closed.resolve())
    setTimeout(() => response.end(body), 400)
  }, 50)
  expect(await catchError(get())).toMatchObject({ code: 'SERVICE_TIMEOUT' })
  await closed.promise
})
