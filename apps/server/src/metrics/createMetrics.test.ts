import { expect, test } from 'vitest'
import { createTestApp } from '../test/createTestApp.ts'
import { createMetrics } from './createMetrics.ts'

const request = { method: 'GET', path: '/v1/account/:address', status: 200, seconds: 0.05 }

/** The lines of a metric. */
async function read(metrics: ReturnType<typeof createMetrics>, name: string) {
  const lines = (await metrics.write()).split('\n')
  return lines.filter((line) => line.startsWith(`cleat_${name}`))
}

test('default', async () => {
  const metrics = createMetrics()
  metrics.countRequest(request)
  metrics.countRequest({ ...request, status: 429 })
  metrics.countRequest({ ...request, method: 'POST' })
  const labels = 'path="/v1/account/:address"'
  expect(await read(metrics, 'http_requests_total')).toEqual([
    `cleat_http_requests_total{method="GET",${labels},status="200"} 1`,
    `cleat_http_requests_total{method="GET",${labels},status="429"} 1`,
    `cleat_http_requests_total{method="POST",${labels},status="200"} 1`,
  ])
})

test('behavior: times fall into buckets, and into none above the last', async () => {
  const metrics = createMetrics()
  for (const seconds of [0.005, 0.006, 0.25, 2, 11]) metrics.countRequest({ ...request, seconds })
  const lines = await read(metrics, 'http_request_duration_seconds')
  const buckets = lines.flatMap((line) => {
    const [, at, count] = /le="([^"]+)".* (\d+)$/.exec(line) ?? []
    return at ? [[at, Number(count)]] : []
  })
  expect(buckets).toEqual([
    ['0.005', 1],
    ['0.02', 2],
    ['0.1', 2],
    ['0.25', 3],
    ['1', 3],
    ['3', 4],
    ['10', 4],
    ['+Inf', 5],
  ])
  expect(lines.at(-2)).toContain('_sum')
  expect(lines.at(-2)).toMatch(/ 13\.261$/)
})

test('behavior: two kits of metrics in a process do not know each other', async () => {
  const [one, other] = [createMetrics(), createMetrics()]
  one.countRequest(request)
  expect(await read(other, 'http_requests_total')).toEqual([])
})

test('behavior: figures are read anew, and those that are gone are not reported', async () => {
  const metrics = createMetrics()
  let figures: Record<string, number> = { sockets: 3 }
  metrics.follow('relay', () => figures)
  expect(await read(metrics, 'relay')).toEqual(['cleat_relay{kind="sockets"} 3'])
  figures = { topics: 0 }
  expect(await read(metrics, 'relay')).toEqual(['cleat_relay{kind="topics"} 0'])
})

test('error: a name is followed once', () => {
  const metrics = createMetrics()
  metrics.follow('relay', () => ({}))
  expect(() => metrics.follow('relay', () => ({}))).toThrow('already')
})

test('behavior: no label names an account, an address, a query or an invented path', async () => {
  const metrics = createMetrics()
  const { app } = createTestApp({ metrics })
  const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  const headers = { 'X-Forwarded-For': '198.51.100.7' }
  for (const path of [
    `/v1/account/${account}/balance?chainId=eip155:1`,
    `/v1/profile/${account}`,
    `/${account}`,
    `/${account}/x`,
    '/getWallets?search=secret',
    `/getWalletImage/${account}`,
  ]) {
    await app.request(path, { headers })
  }
  for (let index = 0; index < 200; index += 1) await app.request(`/invented-${index}`)
  const text = await metrics.write()
  for (const part of [account, account.slice(0, 12), '198.51.100.7', 'secret', 'invented']) {
    expect(text).not.toContain(part)
  }
  const lines = await read(metrics, 'http_requests_total')
  expect(lines.length).toBeLessThan(10)
  expect(lines.find((line) => line.includes('path="other"'))).toMatch(/ 20\d$/)
})
