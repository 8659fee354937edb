import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { postText } from './postText.ts'

test('default', async () => {
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    response.end(`${request.method} ${request.url} ${body}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/tx`
  expect(await postText({ url, text: '0200', service: 'index' })).toBe('POST /tx 0200')
  server.close()
})
