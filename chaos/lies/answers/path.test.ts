import { expect, test } from 'vitest'
import { gone, readAt, replaceAt, toPattern } from './path.ts'

const root = { rows: [{ a: 1 }, { a: 2 }], word: `0x${'0'.repeat(63)}6${'0'.repeat(63)}7` }

test('default: a field is read and replaced, and nothing else changes', () => {
  expect(readAt(root, ['rows', 1, 'a'])).toBe(2)
  expect(replaceAt(root, ['rows', 1, 'a'], 5)).toEqual({ ...root, rows: [{ a: 1 }, { a: 5 }] })
  expect(replaceAt(root, [], null)).toBeNull()
  expect(root.rows[1]).toEqual({ a: 2 })
})

test('behavior: what is gone is not there', () => {
  expect(replaceAt(root, ['rows', 0, 'a'], gone)).toEqual({ ...root, rows: [{}, { a: 2 }] })
  expect(replaceAt(root, ['rows', 0], gone)).toEqual({ ...root, rows: [{ a: 2 }] })
  expect(replaceAt({ a: 1 }, ['b'], 2)).toEqual({ a: 1, b: 2 })
  expect([readAt(root, ['none']), readAt(root, ['rows', 7]), readAt(null, ['a'])]).toEqual([
    ...[gone, gone, gone],
  ])
  expect(readAt(root, ['constructor'])).toBe(gone)
})

test('behavior: words and bytes of encoded data are fields', () => {
  expect(readAt(root, ['word', '#word 1'])).toBe(`0x${'0'.repeat(63)}7`)
  expect(replaceAt(root, ['word', '#word 0'], '0xff')).toEqual({
    ...root,
    word: `0x${'0'.repeat(62)}ff${'0'.repeat(63)}7`,
  })
  const data = Buffer.from([1, 2, 3]).toString('base64')
  expect(readAt([data], [0, '#byte 2'])).toBe(3)
  expect(replaceAt([data], [0, '#byte 2'], 9)).toEqual([Buffer.from([1, 2, 9]).toString('base64')])
})

test('behavior: all rows of a list are one field', () => {
  expect(toPattern(['rows', 3, 'data', 0, '#byte 44'])).toBe('rows.*.data.*.#byte')
})
