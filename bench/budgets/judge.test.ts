import { expect, test } from 'vitest'
import { judge } from './judge.ts'

const budgets = { load: { name: 'load', unit: 'kB', max: 20 } }
const isKept = (value: number) => judge(budgets, { load: { value } }).map((one) => one.isKept)

test('default', () => {
  expect(isKept(20)).toEqual([true])
  expect(isKept(-3)).toEqual([true])
  expect(isKept(20.001)).toEqual([false])
})

test('behavior: a time is measured and not judged', () => {
  const time = { frame: { name: 'frame', unit: 'ms' } }
  expect(judge(time, { frame: { value: 1e9 } })).toMatchObject([{ isKept: true }])
  expect(judge(time, {})).toMatchObject([{ isKept: false }])
})

test('behavior: a time beyond its aim is slow and fails nothing', () => {
  const ratio = { ready: { name: 'ready', unit: '×', aim: 2 } }
  expect(judge(ratio, { ready: { value: 2 } })).toMatchObject([{ isKept: true, isSlow: false }])
  expect(judge(ratio, { ready: { value: 2.01 } })).toMatchObject([{ isKept: true, isSlow: true }])
  expect(judge(ratio, { ready: { value: Number.NaN } })).toMatchObject([{ isKept: false }])
  expect(judge(ratio, {})).toMatchObject([{ isKept: false, isSlow: false }])
})

test('error: not measured', () => {
  expect(judge(budgets, {})).toEqual([
    { budget: budgets.load, measurement: undefined, isKept: false, isSlow: false },
  ])
  expect(isKept(Number.NaN)).toEqual([false])
})
