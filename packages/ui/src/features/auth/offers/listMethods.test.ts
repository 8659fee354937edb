import { expect, test } from 'vitest'
import { listMethods } from './listMethods.ts'

const device = { host: 'browser', system: 'other' } as const
const given = {
  features: undefined,
  off: [],
  device,
  userAgent: 'Mozilla/5.0 (Macintosh)',
} as const

test('default', () => {
  expect(listMethods(given)).toEqual({
    ...{ email: true, passkey: true },
    socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  })
})

test('parameters: features', () => {
  const list = (features: Parameters<typeof listMethods>[0]['features']) =>
    listMethods({ ...given, features })
  expect(list({ email: false }).email).toBe(false)
  expect(list({ socials: false })).toMatchObject({ email: true, passkey: true, socials: [] })
  expect(list({ email: false, socials: [] })).toEqual({ email: false, passkey: false, socials: [] })
  const order = ['apple', 'google', 'telegram', 'google']
  expect(list({ socials: order }).socials).toEqual(['apple', 'google'])
})

test('parameters: off', () => {
  const { email, passkey, socials } = listMethods({ ...given, off: ['email', 'passkey', 'x'] })
  expect([email, passkey]).toEqual([false, false])
  expect(socials).not.toContain('x')
})

test.each([
  ['ios', '', ['google']],
  ['android', '', ['x', 'facebook']],
  ['other', 'Mozilla/5.0 (Macintosh)', ['x']],
  ['other', 'Mozilla/5.0 (Windows)', []],
] as const)(
  'behavior: inside of Telegram on %s %s, %j are missing',
  (system, userAgent, missing) => {
    const { socials } = listMethods({ ...given, device: { host: 'telegram', system }, userAgent })
    expect(listMethods(given).socials.filter((one) => !socials.includes(one))).toEqual(missing)
  },
)
