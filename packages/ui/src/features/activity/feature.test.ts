import type { CleatEvent } from '@cleat/core'
import { expect, onTestFinished, test } from 'vitest'
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
