import { expect, test } from 'vitest'
import type { AnalyticsEvent } from './eventSchema.ts'
import { toRow } from './toRow.ts'

const event: AnalyticsEvent = {
  eventId: '6a1f8f0e-3f0c-4b1e-9a1e-1f2a3b4c5d6e',
  url: 'https://user:secret@app.example:8443/account/42?token=secret#secret',
  domain: 'app.example',
  timestamp: 1_760_000_000_000,
  props: { type: 'track', event: 'MODAL_OPEN', address: '0x1', properties: { connected: true } },
}
const receivedAt = new Date(0)

test('default', () => {
  const sender = { projectId: 'p', st: 'appkit', sv: 'react-wagmi-1' }
  // The complete stored row. An additional field needs a privacy decision.
  expect(toRow({ event, sender, receivedAt })).toEqual({
    eventId: '6a1f8f0e-3f0c-4b1e-9a1e-1f2a3b4c5d6e',
    projectId: 'p',
    sdkType: 'appkit',
    sdkVersion: 'react-wagmi-1',
    type: 'track',
    event: 'MODAL_OPEN',
    origin: 'https://app.example:8443',
    domain: 'app.example',
    props: { properties: { connected: true } },
    occurredAt: new Date(1_760_000_000_000),
    receivedAt,
  })
})

test('behavior: a sender may say nothing of itself', () => {
  expect(toRow({ event, sender: {}, receivedAt })).toMatchObject({
    projectId: null,
    sdkType: null,
    sdkVersion: null,
  })
})

test.each([
  ['capacitor://localhost/index.html', 'capacitor://localhost'],
  ['about:blank', null],
  ['data:text/html,secret', null],
  ['not a url', null],
  ['', null],
])('behavior: the origin of %j is %j', (url, origin) => {
  expect(toRow({ event: { ...event, url }, sender: {}, receivedAt }).origin).toBe(origin)
})

test('parameters: timestamp as ISO 8601', () => {
  const row = toRow({
    event: { ...event, timestamp: '2026-11-21T12:00:00.000+01:00' },
    sender: {},
    receivedAt,
  })
  expect(row.occurredAt.toISOString()).toBe('2026-11-21T11:00:00.000Z')
})
