import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from './createMetrics.ts'
import { startMetrics } from './startMetrics.ts'

async function useMetrics() {
  const metrics = createMetrics()
  const running = await startMetrics({ metrics, port: 0, host: '127.0.0.1' })
  onTestFinished(() => running.stop())
  const read = async () => {
    const response = await fetch(running.url)
    return { type: response.headers.get('Content-Type'), text: await response.text() }
  }
  return { metrics, running, read }
}

test('default', async () => {
  const { metrics, read } = await useMetrics()
  metrics.countRequest({ method: 'GET', path: '/v1/account/:address', status: 200, seconds: 0.05 })
  metrics.countRequest({ method: 'GET', path: '/v1/account/:address', status: 200, seconds: 2 })
  const { type, text } = await read()
  expect(type).toContain('text/plain')
  const labels = 'method="GET",path="/v1/account/:address"'
  expect(text).toContain(`cleat_http_requests_total{${labels},status="200"} 2`)
  expect(text).toContain(`cleat_http_request_duration_seconds_bucket{le="0.1",${labels}} 1`)
  expect(text).toContain('process_resident_memory_bytes')
})

test('behavior: figures are read when they are asked for', async () => {
  const { metrics, read } = await useMetrics()
  let sockets = 1
  metrics.follow('relay', () => ({ sockets }))
  expect((await read()).text).toContain('cleat_relay{kind="sockets"} 1')
  sockets = 2
  expect((await read()).text).toContain('cleat_relay{kind="sockets"} 2')
})

test('error: anything else is 404', async () => {
  const { running } = await useMetrics()
  expect((await fetch(running.url.replace('/metrics', '/'))).status).toBe(404)
  expect((await fetch(running.url, { method: 'POST' })).status).toBe(404)
})
