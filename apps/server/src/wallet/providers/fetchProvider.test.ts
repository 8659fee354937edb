import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchProvider } from './fetchProvider.ts'

let answer: RequestListener = (_, response) => response.end()
const server = createServer((request, response) => answer(request, response))
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

test('default: what a provider answers, with its status and headers', async () => {
  answer = (request, response) => {
    response.writeHead(418, { 'X-Method': request.method, 'Content-Type': 'application/json' })
    response.end('{"a":1}')
  }
  const response = await fetchProvider(url, { method: 'POST' })
  expect([response.status, response.headers.get('X-Method')]).toEqual([418, 'POST'])
  expect(await response.json()).toEqual({ a: 1 })
})

test.each([204, 304])('behavior: an answer of %i has no body', async (status) => {
  answer = (_, response) => response.writeHead(status).end()
  const response = await fetchProvider(url)
  expect([response.status, response.body]).toEqual([status, null])
})

test.each([65_536, 65_537])('behavior: an answer of %i bytes', async (size) => {
  // In parts, of which each alone would do.
  answer = (_, response) => {
    response.write('a'.repeat(40_000))
    response.end('a'.repeat(size - 40_000))
  }
  const read = async () => (await (await fetchProvider(url)).text()).length
  if (size === 65_536) expect(await read()).toBe(size)
  else await expect(read()).rejects.toThrow('The provider answers too much.')
})

test('error: what would send the request elsewhere', async () => {
  let asked = 0
  answer = (_, response) => {
    asked += 1
    response.writeHead(302, { Location: `${url}other` }).end()
  }
  await expect(fetchProvider(url)).rejects.toThrow('fetch failed')
  expect(asked).toBe(1)
})
