import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readVectors } from '../../test/otherCustody/readVectors.ts'
import { findKitProblem } from './findKitProblem.ts'

const { file } = readVectors<{ file: Record<string, unknown> }>('kit')
const change = (given: object) => JSON.stringify({ ...file, ...given })

test('default: a kit has no problem', () => {
  expect(findKitProblem(change({}))).toBeUndefined()
})

test.each([
  ['nothing', '', 'other'],
  ['a picture', '\x89PNG\r\n', 'other'],
  ['other JSON', '{"format":"other"}', 'other'],
  ['a list', '["cleat/recovery-kit"]', 'other'],
  ['null', 'null', 'other'],
  ['10 MB', `"${'a'.repeat(10_000_000)}"`, 'other'],
  ['a later version', change({ version: 2 }), 'version'],
  ['a later version with more in it', change({ version: 2, words: 12 }), 'version'],
  ['a version that is no number', change({ version: '2' }), 'damaged'],
  ['half a file', change({}).slice(0, 200), 'damaged'],
  ['less sealed', change({ sealed: 'AAAA' }), 'damaged'],
  ['without what is sealed', change({ sealed: undefined }), 'damaged'],
  ['a kit with something behind it', `${change({})}a`, 'damaged'],
])('error: %s', (_title, text, problem) => {
  expect(findKitProblem(text)).toBe(problem)
})

test('error: any text is one of them', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(findKitProblem(text)).toBe('other')
    }),
  )
})
