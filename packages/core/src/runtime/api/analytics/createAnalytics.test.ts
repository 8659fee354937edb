import { afterEach, expect, test, vi } from 'vitest'
import { json, serviceUrl, startFakeApi } from '../../../test/startFakeApi.ts'
import { createAnalytics } from './createAnalytics.ts'

const service = startFakeApi()

afterEach(() => {
  vi.unstubAllGlobals()
})

function create(options: Partial<createAnalytics.Parameters> = {}) {
  vi.stubGlobal('location', new URL('https://app.example/pay?token=secret#key'))
  const onRefused = vi.fn()
  const isWanted = vi.fn(async () => true)
  return {
    onRefused,
    isWanted,
    ...createAnalytics({ baseUrl: serviceUrl, projectId: 'abc', isWanted, onRefused, ...options }),
  }
}
const event = (name: string) => ({ timestamp: 1000, props: { type: 'track', event: name } })
const sent = () => Promise.all(service.requests.map((request) => request.clone().json()))

test('default', async () => {
  service.answer('/e', () => json({}))
  const { send, settled } = create()
  send(event('MODAL_OPEN'))
  await settled()
  expect(await sent()).toEqual([
    {
      eventId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/),
      url: 'https://app.example',
      domain: 'app.example',
      timestamp: 1000,
      props: { type: 'track', event: 'MODAL_OPEN' },
    },
  ])
  expect(service.requests[0]?.url).toBe(`${serviceUrl}/e?projectId=abc&st=cleat&sv=cleat-0.0.0`)
})

test('behavior: each once and in order', async () => {
  service.answer('/e', () => json({}))
  const { send, settled, isWanted } = create()
  const names = ['INITIALIZE', 'MODAL_OPEN', 'MODAL_CLOSE']
  for (const name of names) send(event(name))
  await settled()
  expect((await sent()).map(({ props }) => props.event)).toEqual(names)
  expect(new Set((await sent()).map(({ eventId }) => eventId)).size).toBe(3)
  expect(isWanted).toHaveBeenCalledTimes(1)
})

test.each([
  ['it says no', async () => false],
  ['asking fails', () => Promise.reject(new Error('503'))],
])('behavior: nothing is sent when %s', async (_, isWanted) => {
  const { send, settled } = create({ isWanted })
  send(event('MODAL_OPEN'))
  await settled()
  send(event('MODAL_CLOSE'))
  await settled()
  expect(service.requests).toHaveLength(0)
})

test('behavior: refused, it says so once and stops', async () => {
  service.answer('/e', () => json({}, 403))
  const { send, settled, onRefused } = create()
  send(event('MODAL_OPEN'))
  send(event('MODAL_CLOSE'))
  await settled()
  send(event('MODAL_OPEN'))
  await settled()
  expect(service.requests).toHaveLength(1)
  expect(onRefused).toHaveBeenCalledTimes(1)
})

test('behavior: what could not be delivered goes with the next one', async () => {
  const answers = [503, 200, 200]
  service.answer('/e', () => json({}, answers.shift() ?? 200))
  const { send, settled } = create()
  send(event('MODAL_OPEN'))
  await settled()
  send(event('MODAL_CLOSE'))
  await settled()
  expect((await sent()).map(({ props }) => props.event)).toEqual([
    'MODAL_OPEN',
    'MODAL_OPEN',
    'MODAL_CLOSE',
  ])
})

test('behavior: an unreadable event does not hold up the others', async () => {
  const answers = [400, 200]
  service.answer('/e', () => json({}, answers.shift() ?? 200))
  const { send, settled } = create()
  send(event('MODAL_OPEN'))
  send(event('MODAL_CLOSE'))
  await settled()
  expect(service.requests).toHaveLength(2)
})
