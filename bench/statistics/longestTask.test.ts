import { expect, test } from 'vitest'
import { longestTask } from './longestTask.ts'

const toTrace = (traceEvents: readonly object[]) => Buffer.from(JSON.stringify({ traceEvents }))
const name = 'ThreadControllerImpl::RunTask'
const page = { name: 'thread_name', ph: 'M', pid: 7, tid: 7, args: { name: 'CrRendererMain' } }

test('default', () => {
  const trace = toTrace([
    page,
    { name, ph: 'X', pid: 7, tid: 7, dur: 90_000, tdur: 4000 },
    { name, ph: 'X', pid: 7, tid: 7, dur: 12_500, tdur: 12_500 },
    { name: 'Layout', ph: 'X', pid: 7, tid: 7, tdur: 60_000 },
  ])
  expect(longestTask(trace)).toBe(12.5)
})

test('behavior: tasks of other threads and processes do not count', () => {
  const trace = toTrace([
    page,
    { name, ph: 'X', pid: 7, tid: 8, tdur: 50_000 },
    { name, ph: 'X', pid: 8, tid: 7, tdur: 50_000 },
    { name, ph: 'X', pid: 7, tid: 7, tdur: 1000 },
    { name, ph: 'B', pid: 7, tid: 7 },
  ])
  expect(longestTask(trace)).toBe(1)
})

test('behavior: of several pages, that with a mark', () => {
  const trace = toTrace([
    ...[page, { ...page, pid: 8 }, { name: 'connected', ph: 'R', pid: 8, tid: 7 }],
    { name, ph: 'X', pid: 7, tid: 7, tdur: 50_000 },
    { name, ph: 'X', pid: 8, tid: 7, tdur: 2000 },
  ])
  expect(longestTask(trace, { mark: 'connected' })).toBe(2)
})

test('behavior: a trace without tasks is none', () => {
  expect(() => longestTask(toTrace([page]))).toThrow('no task')
})
