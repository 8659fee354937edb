import { expect, test, vi } from 'vitest'
import type { FrameUser } from '../protocol/frameUser.ts'
import { createMemoryArea } from '../test/createMemoryArea.ts'
import { createUserStore, toAuthUser } from './createUserStore.ts'

const address = '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb'
const user: FrameUser = {
  ...{ email: 'ada@mail.example', provider: 'email' },
  accounts: [{ namespace: 'eip155', address }],
}

test('default: remembered over visits, and without addresses for the kit', () => {
  const storage = createMemoryArea()
  createUserStore(storage).write(user)
  const users = createUserStore(storage)
  expect(users.read()).toEqual(user)
  expect(users.getAddress('eip155')).toBe(address)
  expect(users.getAddress('solana')).toBeUndefined()
  expect(toAuthUser(user)).toEqual({ email: 'ada@mail.example', provider: 'email' })
})

test('behavior: listeners hear changes, and nothing else', () => {
  const users = createUserStore(createMemoryArea())
  const listener = vi.fn()
  const stop = users.subscribe(listener)
  users.write(user)
  users.write({ ...user })
  expect(listener).toHaveBeenCalledTimes(1)
  users.setLocked()
  users.setLocked()
  expect([listener.mock.calls.length, users.isLocked()]).toEqual([2, true])
  users.write(user)
  expect([listener.mock.calls.length, users.isLocked()]).toEqual([3, false])
  stop()
  users.write(undefined)
  expect([listener.mock.calls.length, users.read()]).toEqual([3, undefined])
})

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['another form', JSON.stringify({ ...user, seed: 'abandon' })],
  ['another provider', JSON.stringify({ ...user, provider: 'evil' })],
  ['no accounts', JSON.stringify({ provider: 'email' })],
])('behavior: stored, %s is no user', (_, stored) => {
  const storage = createMemoryArea()
  storage.setItem('cleat.auth.user', stored)
  expect(createUserStore(storage).read()).toBeUndefined()
})
