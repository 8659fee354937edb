import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { replaceBody } from './replaceBody.ts'

test('default: who reads next gets the other body, and its length', async () => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const first = await text(request)
    replaceBody(request, 'b=ä')
    const isReadable = request.readable
    const second = await text(request)
    response.end(JSON.stringify([first, isReadable, second, request.headers['content-length']]))
  }
  const server = createServer((request, response) => void answer(request, response))
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const reply = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'a=1' })
  expect(await reply.json()).toEqual(['a=1', true, 'b=ä', '4'])
})
