import { expect, test } from 'vitest'
import { type EarlierLogin, findThrottle } from './findThrottle.ts'

const now = new Date('2026-11-28T12:00:00Z')
const minute = 60_000

function login(minutesAgo: number, changed: Partial<EarlierLogin> = {}): EarlierLogin {
  const createdAt = new Date(now.getTime() - minutesAgo * minute)
  return { jkt: 'stranger', attempts: 0, isUsed: false, createdAt, ...changed }
}
const ask = (earlier: readonly EarlierLogin[], isKnown = false) =>
  findThrottle({ earlier, jkt: 'owner', isKnown, now })

test('default: five logins in an hour', () => {
  expect(ask([1, 2, 3, 4].map((ago) => login(ago)))).toEqual({ waitSeconds: 0, isLocked: false })
  expect(ask([50, 1, 2, 3, 4].map((ago) => login(ago))).waitSeconds).toBe(600)
  expect(ask([61, 1, 2, 3, 4].map((ago) => login(ago))).waitSeconds).toBe(0)
})

test('behavior: ten logins in a day', () => {
  const ten = Array.from({ length: 10 }, (_, index) => login(120 + index))
  expect(ask(ten.slice(1)).waitSeconds).toBe(0)
  expect(ask(ten).waitSeconds).toBe((24 * 60 - 129) * 60)
})

test('behavior: after 15 wrong codes strangers get none, and devices of the account do', () => {
  const guessed = [1, 2, 3].map((ago) => login(ago, { attempts: 5 }))
  expect(ask(guessed)).toEqual({ waitSeconds: 0, isLocked: true })
  expect(ask(guessed, true)).toEqual({ waitSeconds: 0, isLocked: false })
  const right = [1, 2, 3].map((ago) => login(ago, { attempts: 5, isUsed: true }))
  expect(ask(right).isLocked).toBe(false)
})

test('behavior: strangers do not use up the logins of the owner', () => {
  const many = Array.from({ length: 10 }, (_, index) => login(index + 1))
  expect(ask(many).waitSeconds).toBeGreaterThan(0)
  expect(ask(many, true).waitSeconds).toBe(0)
  const own = many.map((one) => ({ ...one, jkt: 'owner' }))
  expect(ask(own, true).waitSeconds).toBeGreaterThan(0)
})
