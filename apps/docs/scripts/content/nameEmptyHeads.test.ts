import { expect, test } from 'vitest'
import { nameEmptyHeads } from './nameEmptyHeads.ts'

const hidden = (name: string) => `<span class="visually-hidden">${name}</span>`

test.each([
  ['| | Cleat |', `| ${hidden('About')} | Cleat |`],
  ['| field | |', `| field | ${hidden('Meaning')} |`],
])('default: %s gets a name for its empty column', (row, named) => {
  const rest = '| --- | --- |\n| | 1 |\n'
  expect(nameEmptyHeads(`Look:\n\n${row}\n${rest}`)).toBe(`Look:\n\n${named}\n${rest}`)
})

test('behavior: names stay', () => {
  const text = '| name | Cleat |\n| --- | --- |\n'
  expect(nameEmptyHeads(text)).toBe(text)
})
