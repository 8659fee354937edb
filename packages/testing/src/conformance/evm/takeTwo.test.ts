import { expect, test } from 'vitest'
import { takeTwo } from './takeTwo.ts'

const chain = (id: number) => ({ id, name: `Chain ${id}`, rpcUrl: 'http://127.0.0.1:9' })

test('default', () => {
  expect(takeTwo([chain(1), chain(2), chain(3)])).toEqual([chain(1), chain(2)])
})

test('error: one chain', () => {
  expect(() => takeTwo([chain(1)])).toThrow('Two chains are needed.')
})
