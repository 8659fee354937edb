import { expect, test } from 'vitest'
import { listModules } from './listModules.ts'

test('default', () => {
  expect(listModules({ sources: ['a.js'] })).toEqual(['a.js'])
})

test('behavior: a map of sections', () => {
  const sections = [{ map: { sources: ['a.js'] } }, { map: { sources: ['b.js', 'c.js'] } }]
  expect(listModules({ sections })).toEqual(['a.js', 'b.js', 'c.js'])
})
