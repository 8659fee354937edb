import { beforeEach, expect, test } from 'vitest'
import { listStored, removeStored } from './storedItems.ts'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('cleat.b', '2')
  localStorage.setItem('cleat.a', '1')
  localStorage.setItem('mine', 'of the app')
})

test('default: what is kept under the prefix, by key', () => {
  expect(listStored(undefined)).toEqual([
    { key: 'cleat.a', text: '1' },
    { key: 'cleat.b', text: '2' },
  ])
})

test('behavior: values of the app are never removed', () => {
  removeStored(undefined, ['cleat.a', 'mine'])
  expect(Object.keys(localStorage).sort()).toEqual(['cleat.b', 'mine'])
})

test('behavior: an area that cannot list its keys', () => {
  const area = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  expect(listStored(area)).toBeUndefined()
})
