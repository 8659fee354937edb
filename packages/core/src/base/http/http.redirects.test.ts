import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { number, object } from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { catchError } from '../../test/catchError.ts'
import { createHttp } from './http.ts'

const schema = object({ count: number() })

test.each([301, 302, 303, 307, 308])('error: %i is not followed', async (status) => {
  const hits: string[] = []
  const listen = async (target?: string) => {
    const server = createServer(async (request, response) => {
      hits.push(`${request.method} ${request.url} ${(await request.toArray()).join('')}`)
      if (target) response.writeHead(status, { location: target }).end()
      else response.end('{"count":1}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const other = await listen()
  const http = createHttp({ baseUrl: await listen(other), service: 'index', backoffMs: 1 })
  const refused = { code: 'SERVICE_BAD_ANSWER', context: { reason: 'a redirect' } }
  expect(await catchError(http.get('/get', { schema }))).toMatchObject(refused)
  expect(await catchError(http.ask('/ask', { body: 1, schema }))).toMatchObject(refused)
  expect(await catchError(http.send('/send', 'signed'))).toMatchObject(refused)
  expect(await catchError(http.post('/post', 2))).toMatchObject(refused)
  expect(hits).toEqual(['GET /get ', 'POST /ask 1', 'POST /send signed', 'POST /post 2'])
})
