import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { percentile } from '../statistics/percentile.ts'
import { runReads } from './runReads.ts'

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return (count: number) =>
    Array.from({ length: count }, (_, at) => `http://127.0.0.1:${port}/${at}`)
}

test('default', async () => {
  const seen: string[] = []
  const urls = await serve((incoming, outgoing) => {
    seen.push(incoming.url ?? '')
    outgoing.end('four')
  })
  const started = performance.now()
  const result = await runReads({ urls: urls(50), perSecond: 200 })
  expect(performance.now() - started).toBeGreaterThanOrEqual(240)
  expect(seen).toHaveLength(50)
  expect(result).toMatchObject({ failed: 0, bytes: 200 })
  expect(result.lateMs).toHaveLength(50)
})

test('behavior: a service that stands still is late for all that were due meanwhile', async () => {
  const until = performance.now() + 400
  const urls = await serve((_incoming, outgoing) => {
    setTimeout(() => outgoing.end(), until - performance.now())
  })
  const { lateMs } = await runReads({ urls: urls(100), perSecond: 500, sockets: 1 })
  // A generator that waits for answers on one connection would measure only one slow answer.
  expect(percentile(lateMs, 50)).toBeGreaterThan(200)
})

test('error: what is refused or never answered has failed', async () => {
  const urls = await serve((incoming, outgoing) => {
    if (incoming.url === '/1') return
    outgoing.writeHead(incoming.url === '/0' ? 503 : 200).end()
  })
  const { failed, lateMs } = await runReads({ urls: urls(4), perSecond: 100, timeoutMs: 300 })
  expect([failed, lateMs.length]).toEqual([2, 2])
})
