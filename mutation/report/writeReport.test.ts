import { expect, test } from 'vitest'
import { toTables } from './writeReport.ts'

test('default', () => {
  const folders = {
    'a/b': { killed: 8, timeouts: 1, survived: 1, errors: 2 },
    'a/c': { killed: 10, timeouts: 0, survived: 0, errors: 0 },
  }
  const text = toTables({ amounts: { commit: 'abc', date: '2026-01-02', folders } })
  expect(text.split('\n')).toEqual([
    expect.stringContaining('| area | mutants'),
    expect.stringContaining('---'),
    '| amounts | 20 | 18 | 1 | 1 | 2 | 95.0 % | abc, 2026-01-02 |',
    '',
    expect.stringContaining('| area | folder'),
    expect.stringContaining('---'),
    '| amounts | `a/b` | 10 | 8 | 1 | 1 | 2 | 90.0 % |',
    '| amounts | `a/c` | 10 | 10 | 0 | 0 | 0 | 100.0 % |',
  ])
})
