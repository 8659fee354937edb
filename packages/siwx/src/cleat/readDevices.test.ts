import { expect, test } from 'vitest'
import { readDevices } from './readDevices.ts'

const time = '2026-11-27T12:00:00.000Z'
const device = {
  ...{ id: 'a', isCurrent: true, browser: 'Firefox on Linux', accounts: ['eip155:1:0x1'] },
  ...{ createdAt: time, usedAt: time, endsAt: time },
}

test('default', () => {
  expect(readDevices({ sessions: [device] })).toEqual([device])
  const [unknown] = readDevices({ sessions: [{ ...device, browser: null }] })
  expect(unknown?.browser).toBeUndefined()
  expect(readDevices({ sessions: Array.from({ length: 150 }, () => device) })).toHaveLength(100)
})

test.each([
  ...[undefined, null, {}, { sessions: {} }, { sessions: [null] }],
  ...[{ id: 1 }, { id: '' }, { browser: 1 }, { accounts: 'a' }, { accounts: [1] }].map((one) => ({
    sessions: [{ ...device, ...one }],
  })),
  ...[{ usedAt: 'soon' }, { createdAt: undefined }, { endsAt: null }].map((one) => ({
    sessions: [{ ...device, ...one }],
  })),
])('error: %j', (answer) => {
  expect(() => readDevices(answer)).toThrow(/SERVICE_BAD_ANSWER/)
})
