import { expect, test } from 'vitest'
import { envelope } from './envelope.ts'

const source = { window: 'the wallet' } as never
const origin = 'https://app.example'
const { seal, open } = envelope({ channel: 'secret', origin, source })
const data = seal({ type: 'ready' })

test('default', () => {
  expect(open({ data, origin, source })).toMatchObject({ type: 'ready' })
})

test.each([
  { title: 'another origin', event: { data, origin: 'https://evil.example', source } },
  { title: 'another window', event: { data, origin, source: { window: 'evil' } as never } },
  { title: 'no window', event: { data, origin, source: null } },
  { title: 'another channel', event: { data: { ...data, channel: 'guess' }, origin, source } },
  { title: 'no channel', event: { data: { type: 'ready' }, origin, source } },
  { title: 'text', event: { data: 'secret', origin, source } },
  { title: 'nothing', event: { data: null, origin, source } },
])('behavior: ignores $title', ({ event }) => {
  expect(open(event)).toBe(undefined)
})

test('behavior: a missing window on the other side opens nothing', () => {
  const closed = envelope({ channel: 'secret', origin, source: null })
  expect(closed.open({ data, origin, source: null })).toBe(undefined)
})
