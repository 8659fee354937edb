import type { CleatEvent } from '@cleat/core'
import { expect, onTestFinished, test } from 'vitest'
import { createTestAdapter } from '../../test/createTestAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { activity } from './feature.ts'

test('behavior: choosing the tab is an event', () => {
  const events: CleatEvent[] = []
  const { kit } = createTestKit({ onEvent: (event) => void events.push(event) })
  onTestFinished(() => kit.destroy())
  events.length = 0
  const [tab] = activity.accountTabs ?? []
  tab?.onSelect?.(kit, { namespace: 'eip155', address: '0x1' })
  expect(events.map(({ event, properties }) => [event, properties])).toEqual([
    ['CLICK_TRANSACTIONS', { isSmartAccount: false, caipNetworkId: 'eip155:1' }],
  ])
})

test('behavior: without a service there is a tab once this kit has sent something', () => {
  const { kit } = createTestKit()
  onTestFinished(() => kit.destroy())
  const [tab] = activity.accountTabs ?? []
  const features = { 'transfers:load': () => new Promise<never>(() => undefined) }
  const adapter = { ...createTestAdapter(), features }
  const context = { options: kit.controllers.options.state, adapter, storage: kit.storage }
  expect(tab?.isOffered?.(context)).toBe(false)
  const services = { data: 'https://data.example' }
  expect(tab?.isOffered?.({ ...context, options: { ...context.options, services } })).toBe(true)
  kit.storage.set('sentPayments', [{}])
  expect(tab?.isOffered?.(context)).toBe(true)
  expect(tab?.isOffered?.({ ...context, adapter: undefined })).toBe(false)
})
