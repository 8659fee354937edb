import { expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit.ts'
import { json, serviceUrl, startFakeApi } from '../test/startFakeApi.ts'
import { forwardEvents } from './forwardEvents.ts'

const service = startFakeApi()
vi.stubGlobal('location', new URL('https://app.example/'))

const names = async () =>
  Promise.all(service.requests.map(async (request) => (await request.clone().json()).props.event))

test('default', async () => {
  service.answer('/e', () => json({}))
  const { kit } = createTestKit({ services: { analytics: serviceUrl } })
  const stop = forwardEvents(kit)
  kit.controllers.events.track('CLICK_NETWORKS')
  kit.controllers.events.track('MODAL_OPEN', { connected: false })
  await vi.waitFor(() => expect(service.requests).toHaveLength(2))
  expect(await names()).toEqual(['CLICK_NETWORKS', 'MODAL_OPEN'])
  stop()
  kit.controllers.events.track('CLICK_NETWORKS')
  await new Promise((done) => setTimeout(done, 20))
  expect(service.requests).toHaveLength(2)
})

test('behavior: nothing is sent without an address, or with analytics off', async () => {
  for (const options of [
    {},
    { services: { analytics: serviceUrl }, features: { analytics: false } },
  ]) {
    const { kit } = createTestKit(options)
    forwardEvents(kit)
    kit.controllers.events.track('CLICK_NETWORKS')
  }
  await new Promise((done) => setTimeout(done, 20))
  expect(service.requests).toHaveLength(0)
})

test('behavior: the explorer has a say', async () => {
  service.answer('/getAnalyticsConfig', () => json({ isAnalyticsEnabled: false }))
  const { kit } = createTestKit({ services: { analytics: serviceUrl, explorer: serviceUrl } })
  forwardEvents(kit)
  kit.controllers.events.track('CLICK_NETWORKS')
  await vi.waitFor(() => expect(service.requests).toHaveLength(1))
  await new Promise((done) => setTimeout(done, 20))
  expect(service.requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/getAnalyticsConfig',
  ])
})

test('behavior: a refusal is an alert for the developer', async () => {
  service.answer('/e', () => json({}, 403))
  const { kit } = createTestKit({ services: { analytics: serviceUrl }, debug: true })
  forwardEvents(kit)
  kit.controllers.events.track('CLICK_NETWORKS')
  await vi.waitFor(() =>
    expect(kit.controllers.alerts.state).toMatchObject({
      open: true,
      alert: { message: 'Invalid App Configuration', variant: 'error' },
    }),
  )
})
