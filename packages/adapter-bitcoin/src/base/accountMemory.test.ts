// @vitest-environment node

import { expect, test } from 'vitest'
import { createAccountMemory } from './accountMemory.ts'

const key = 'cleat.bip122.leather'

function create(items: [string, string][] = []) {
  const kept = new Map(items)
  const area = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  return { kept, memory: createAccountMemory({ area, key }) }
}

test('default: kept for one network until it is cleared', () => {
  const { kept, memory } = create()
  expect(memory.read('signet')).toBeNull()
  memory.write('signet', [{ address: 'a' }])
  expect(memory.read('signet')).toEqual([{ address: 'a' }])
  expect(memory.read('mainnet')).toBeNull()
  memory.clear()
  expect(memory.read('signet')).toBeNull()
  expect(kept.size).toBe(0)
})

test.each(['', 'nonsense', 'null', '5', '[]', '{}', '{"network":"signet"}'])(
  'error: %s in the storage is nothing',
  (value) => {
    expect(create([[key, value]]).memory.read('signet')).toBeNull()
  },
)
