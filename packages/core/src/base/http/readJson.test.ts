import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readJson } from './readJson.ts'

test('default', async () => {
  const server = createServer((request, response) =>
    response.end(JSON.stringify({ path: request.url })),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/address/abc/utxo?x=1`
  expect(await readJson({ url, service: 'index' })).toEqual({ path: '/address/abc/utxo?x=1' })
  server.close()
})
