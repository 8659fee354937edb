import { expect, test } from 'vitest'
import { memoryStorage } from '../../test/memoryStorage.ts'
import { createAccountChoice } from './createAccountChoice.ts'

test('default', () => {
  const storage = memoryStorage()
  const choice = createAccountChoice({ storage, key: 'key', count: 3 })
  expect(choice.place).toBe(0)
  choice.choose(2)
  expect(choice.place).toBe(2)
  expect(createAccountChoice({ storage, key: 'key', count: 3 }).place).toBe(2)
  expect(createAccountChoice({ storage, key: 'other', count: 3 }).place).toBe(0)
})

test.each(['3', '-1', '1.5', 'one', 'NaN'])('behavior: %s is no place', (text) => {
  const storage = memoryStorage()
  storage.setItem('key', text)
  expect(createAccountChoice({ storage, key: 'key', count: 3 }).place).toBe(0)
})

test('behavior: storage that throws counts as empty', () => {
  const fail = () => {
    throw new Error('forbidden')
  }
  const storage = { getItem: fail, setItem: fail }
  const choice = createAccountChoice({ storage, key: 'key', count: 2 })
  choice.choose(1)
  expect(choice.place).toBe(1)
})

test('error: an account that there is not', () => {
  const choice = createAccountChoice({ storage: memoryStorage(), key: 'key', count: 2 })
  expect(() => choice.choose(2)).toThrow('no account at 2')
})
