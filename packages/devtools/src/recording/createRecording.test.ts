import { expect, test, vi } from 'vitest'
import { createTestKit, testView as view } from '../test/createTestKit.ts'
import { recordingLimits } from './createRecording.ts'
import { listTimings } from './listTimings.ts'

test('default: a request with its verdict, its steps and their times', async () => {
  const { kit, recording } = await createTestKit()
  const answer = await kit.request({ type: 'message:sign', message: 'Hello', view })
  const [record] = recording.read().requests
  expect(record).toMatchObject({
    ...{ id: 1, kind: 'message:sign', verdict: 'allow', view },
    decoded: { actions: [{ kind: 'message', text: 'Hello' }] },
    outcome: { status: 'answered', answer },
  })
  const timings = listTimings(record!)
  expect(timings.map(({ step }) => step)).toEqual([
    ...['method', 'read', 'inspect', 'judge', 'preview', 'guard', 'dispatch', 'verify'],
  ])
  for (const { from, ms } of timings) {
    expect(from).toBeGreaterThanOrEqual(0)
    expect(ms).toBeGreaterThanOrEqual(0)
  }
  kit.destroy()
})

test('behavior: a request that waits has a step without an end', async () => {
  const { adapter, kit, recording } = await createTestKit()
  adapter.features['message:sign'] = () => new Promise(() => undefined)
  void kit.request({ type: 'message:sign', message: 'Hello', view }).catch(() => undefined)
  await vi.waitFor(() => expect(recording.read().requests[0]?.steps.at(-1)?.step).toBe('dispatch'))
  const [record] = recording.read().requests
  expect(record?.outcome).toEqual({ status: 'pending' })
  expect(listTimings(record!).at(-1)).toMatchObject({ step: 'dispatch', ms: undefined })
  kit.destroy()
})

test('behavior: events in their order, and nothing after it stopped', async () => {
  const { kit, recording } = await createTestKit()
  kit.controllers.events.track('CLICK_NETWORKS')
  kit.controllers.events.track('CLICK_ALL_WALLETS')
  const names = () => recording.read().events.map(({ event }) => event.event)
  expect(names().slice(-2)).toEqual(['CLICK_NETWORKS', 'CLICK_ALL_WALLETS'])
  const before = names()
  recording.stop()
  kit.controllers.events.track('CLICK_GET_WALLET_HELP')
  await kit.request({ type: 'message:sign', message: 'Hello', view })
  expect(names()).toEqual(before)
  expect(recording.read().requests).toEqual([])
  kit.destroy()
})

test('behavior: of 10,000 events the newest are kept, and subscribers hear of them together', async () => {
  const { kit, recording } = await createTestKit()
  recording.clearEvents()
  const listener = vi.fn()
  recording.subscribe(listener)
  let total = 0
  kit.controllers.events.subscribe(() => {
    total += 1
  })
  for (let count = 0; count < 10_000; count += 1)
    kit.controllers.events.track('SWITCH_NETWORK', { network: `eip155:${count}` })
  await vi.waitFor(() => expect(listener).toHaveBeenCalled())
  expect(listener.mock.calls.length).toBeLessThan(10)
  const { events, droppedEvents } = recording.read()
  expect(events).toHaveLength(recordingLimits.events)
  expect(droppedEvents).toBe(total - recordingLimits.events)
  expect(total).toBeGreaterThanOrEqual(10_000)
  const last = events.findLast(({ event }) => event.event === 'SWITCH_NETWORK')
  expect(last?.event.properties).toMatchObject({ network: 'eip155:9999' })
  expect(recording.read()).toBe(recording.read())
  kit.destroy()
})
