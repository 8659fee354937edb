import { expect, test } from 'vitest'
import { countByFolder, sumCounts, toScore } from './figures.ts'

test('default', () => {
  const statuses = [
    'Killed',
    'Killed',
    'Timeout',
    'Survived',
    'NoCoverage',
    'RuntimeError',
  ] as const
  const mutants = statuses.map((status) => ({ fileName: 'a/b/x.ts', status }))
  const other = { fileName: 'a/c/y.ts', status: 'Killed' } as const
  const folders = countByFolder([...mutants, other])
  expect(folders).toEqual({
    'a/b': { killed: 2, timeouts: 1, survived: 2, errors: 1 },
    'a/c': { killed: 1, timeouts: 0, survived: 0, errors: 0 },
  })
  const all = sumCounts(Object.values(folders))
  expect(all).toEqual({ killed: 3, timeouts: 1, survived: 2, errors: 1 })
  expect(toScore(all)).toBeCloseTo(66.7, 1)
})
