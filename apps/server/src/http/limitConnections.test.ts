import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createTrustedProxies } from './createTrustedProxies.ts'
import { limitConnections } from './limitConnections.ts'

async function useServer(limit: number, proxies: readonly string[] = []) {
  const server = createServer((_request, response) => response.end('answer'))
  limitConnections({ server, limit, trustedProxies: createTrustedProxies(proxies) })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  /** Opens a connection, and says whether it gets an answer. */
  return async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const isServed = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ])
    return { socket, isServed }
  }
}

test('default: an address has so many connections, and others are not concerned', async () => {
  const open = await useServer(3)
  const first = [await open(), await open(), await open()]
  expect(first.map(({ isServed }) => isServed)).toEqual([true, true, true])
  expect((await open()).isServed).toBe(false)
  expect((await open('127.0.0.2')).isServed).toBe(true)
})

test('behavior: a connection that ends makes room, and a refused one took none', async () => {
  const open = await useServer(1)
  const { socket } = await open()
  for (let attempt = 0; attempt < 3; attempt += 1) expect((await open()).isServed).toBe(false)
  socket.destroy()
  await pause(20)
  expect((await open()).isServed).toBe(true)
})

test('behavior: connections of trusted proxies are not limited', async () => {
  const open = await useServer(1, ['127.0.0.1'])
  for (let index = 0; index < 5; index += 1) expect((await open()).isServed).toBe(true)
})
