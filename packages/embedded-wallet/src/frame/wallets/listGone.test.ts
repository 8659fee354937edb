import { expect, test } from 'vitest'
import { listGone } from './listGone.ts'

const holders = [
  { id: 'laptop', kind: 'device' },
  { id: 'phone', kind: 'device' },
  { id: 'paper', kind: 'code' },
] as const

test('default: devices that are not listed, and no method of recovery', () => {
  expect(listGone(holders, [{ id: 'laptop' }, { id: 'new' }])).toEqual(['phone'])
  expect(listGone(holders, [])).toEqual(['laptop', 'phone'])
  expect(listGone(holders, [{ id: 'laptop' }, { id: 'phone' }])).toEqual([])
})
