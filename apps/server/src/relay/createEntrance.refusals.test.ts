import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { createTrustedProxies } from '../http/createTrustedProxies.ts'
import { createEntrance } from './createEntrance.ts'
import { createUpgrade, speakRaw } from './test/speakRaw.ts'

/** An entrance on a separate port, without a relay behind it. */
async function useEntrance(parts: Partial<createEntrance.Parameters> = {}) {
  const logs: unknown[] = []
  const entrance = createEntrance({
    ...{ allowedOrigins: 'any', allowedProjects: 'any', audiences: 'any' },
    ...{ socketsPerAddress: 2, trustedProxies: createTrustedProxies([]), now: Date.now },
    onSocket: ({ socket }) => socket.close(1000),
    logger: {
      info: (message, facts) => logs.push([message, facts]),
      error: (message, facts) => logs.push([message, facts]),
    },
    ...parts,
  })
  const server = createServer().on('upgrade', entrance.upgrade).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { entrance, logs, server, url }
}

const withoutToken = (url: string) => createUpgrade(url).replace(/auth=[^&]+/, 'auth=a.b.c')
const readDetail = (answer: string) => JSON.parse(answer.split('\r\n\r\n')[1] ?? '').detail

test('default: a network tries a hundred times a minute, and five for each socket', async () => {
  const { url } = await useEntrance()
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => speakRaw(url, withoutToken(url))),
  )
  const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 401 '))
  // Some more are allowed while it lasts.
  expect(refused.length).toBeGreaterThanOrEqual(110)
  expect(refused.length).toBeLessThan(125)
  expect(readDetail(answers.find((answer) => answer.includes(' 429 ')) ?? '')).toMatch(
    /^Your network connects too often\. Wait \d s\.$/,
  )
})

test('parameters: socketsPerAddress 0 is no limit', async () => {
  const { url } = await useEntrance({ socketsPerAddress: 0 })
  const answers = await Promise.all(
    Array.from({ length: 120 }, () => speakRaw(url, withoutToken(url))),
  )
  expect(new Set(answers.map((answer) => answer.slice(9, 12)))).toEqual(new Set(['401']))
})

test('behavior: says how many sockets are open', async () => {
  const { url } = await useEntrance({ socketsPerAddress: 1, onSocket: () => undefined })
  void speakRaw(url, createUpgrade(url))
  await expect
    .poll(async () => readDetail(await speakRaw(url, createUpgrade(url))).toString())
    .toBe('Your network has 1 sockets open.')
})

test('behavior: who asks too much waits for the answer', async () => {
  const { promise: opened, resolve } = Promise.withResolvers<unknown>()
  const { url } = await useEntrance({ socketsPerAddress: 1, onSocket: resolve })
  void speakRaw(url, createUpgrade(url))
  await opened
  const from = performance.now()
  expect(await speakRaw(url, createUpgrade(url))).toMatch(/^HTTP\/1\.1 429 /)
  expect(performance.now() - from).toBeGreaterThan(250)
})

test('behavior: a client that is gone before its answer breaks nothing', async () => {
  const { server, url } = await useEntrance()
  const { promise: asked, resolve } = Promise.withResolvers<Duplex>()
  server.once('upgrade', (_, socket) => resolve(socket))
  const answer = speakRaw(url, withoutToken(url))
  const socket = await asked
  expect(socket.emit('error', new Error('read ECONNRESET'))).toBe(true)
  await answer
  expect(await speakRaw(url, withoutToken(url))).toMatch(/^HTTP\/1\.1 401 /)
})

test('behavior: once closed, nobody is let in', async () => {
  const { url, entrance, logs } = await useEntrance()
  entrance.close()
  const answer = await speakRaw(url, createUpgrade(url))
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  expect(readDetail(answer)).toBe('The relay is being stopped. Come back.')
  expect(logs).toEqual([['relay refused a socket', { kind: 'stopping' }]])
})

test('error: what nobody expected ends the socket, and is written down', async () => {
  const error = new Error('No clock')
  let isBroken = false
  const { url, logs } = await useEntrance({
    now: () => {
      if (isBroken) throw error
      return Date.now()
    },
  })
  isBroken = true
  expect(await speakRaw(url, createUpgrade(url))).toBe('')
  expect(logs).toEqual([['relay failed to let a socket in', { error }]])
})
