import { expect, test } from 'vitest'
import { createAudience } from './createAudience.ts'

test('default', () => {
  const isAudience = createAudience(['wss://relay.example', 'ws://127.0.0.1:4400/'])
  expect(isAudience('wss://relay.example', 'other')).toBe(true)
  expect(isAudience('wss://relay.example:443/v1', undefined)).toBe(true)
  expect(isAudience('ws://127.0.0.1:4400', undefined)).toBe(true)
  expect(isAudience('ws://relay.example', 'relay.example')).toBe(false)
  expect(isAudience('wss://relay.example.evil', 'relay.example')).toBe(false)
})

test('parameters: any: the host that was asked for', () => {
  const isAudience = createAudience('any')
  expect(isAudience('ws://127.0.0.1:4400', '127.0.0.1:4400')).toBe(true)
  expect(isAudience('wss://relay.example', 'relay.example')).toBe(true)
  expect(isAudience('wss://relay.example', 'relay.example:443')).toBe(true)
  expect(isAudience('wss://relay.example', 'evil.example')).toBe(false)
  expect(isAudience('wss://relay.example', undefined)).toBe(false)
})

test.each(['', 'relay.example', 'https://relay.example', 'javascript:alert(1)'])(
  'error: %j is no address of a relay',
  (address) => {
    expect(createAudience('any')(address, 'relay.example')).toBe(false)
  },
)
