import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCaipNetworkId } from '../base/caip/caipNetworkId.ts'
import { createEventsController } from './events.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

test('default', () => {
  const controller = createEventsController({})
  expect(controller.state).toEqual({ timestamp: 0, data: null })
  controller.track('SWITCH_NETWORK', { network: 'eip155:1' })
  expect(controller.state).toEqual({
    timestamp: 1_700_000_000_000,
    data: { type: 'track', event: 'SWITCH_NETWORK', properties: { network: 'eip155:1' } },
  })
})

test('parameters: onEvent', () => {
  const onEvent = vi.fn()
  const controller = createEventsController({ onEvent })
  controller.track('CLICK_NETWORKS')
  controller.track('MODAL_OPEN', { connected: false })
  expect(onEvent.mock.calls.map(([{ event }]) => event)).toEqual(['CLICK_NETWORKS', 'MODAL_OPEN'])
})

test('behavior: tells every listener until it stops', () => {
  const controller = createEventsController({})
  const [one, other] = [vi.fn(), vi.fn()]
  const stop = controller.subscribe(one)
  controller.subscribe(other)
  controller.track('CLICK_NETWORKS')
  stop()
  controller.track('CLICK_NETWORKS')
  expect(one).toHaveBeenCalledTimes(1)
  expect(other).toHaveBeenCalledTimes(2)
})

test('behavior: a listener may stop another while it is told', () => {
  const controller = createEventsController({})
  const other = vi.fn()
  controller.subscribe(() => stop())
  const stop = controller.subscribe(other)
  controller.track('CLICK_NETWORKS')
  controller.track('CLICK_NETWORKS')
  expect(other).toHaveBeenCalledTimes(1)
})

test('behavior: a listener that throws disturbs nobody and is reported once', () => {
  const other = vi.fn()
  const controller = createEventsController({
    onEvent() {
      throw new Error("The app's own fault")
    },
  })
  controller.subscribe(other)
  expect(() => controller.track('CLICK_NETWORKS')).not.toThrow()
  expect(other).toHaveBeenCalledOnce()
  expect(() => vi.runAllTimers()).toThrow("The app's own fault")
  expect(() => vi.runAllTimers()).not.toThrow()
})

test('behavior: destroy leaves no listener', () => {
  const [onEvent, listener] = [vi.fn(), vi.fn()]
  const controller = createEventsController({ onEvent })
  controller.subscribe(listener)
  controller.destroy()
  controller.track('CLICK_NETWORKS')
  expect(onEvent).not.toHaveBeenCalled()
  expect(listener).not.toHaveBeenCalled()
})

test('parameters: getSubject', () => {
  const controller = createEventsController({
    getSubject: () => ({ address: '0xabc', caipNetworkId: toCaipNetworkId('eip155:10') }),
  })
  controller.track('MODAL_OPEN', { connected: true })
  expect(controller.state.data).toEqual({
    type: 'track',
    event: 'MODAL_OPEN',
    address: '0xabc',
    properties: { connected: true, caipNetworkId: 'eip155:10' },
  })
})
