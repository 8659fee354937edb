import { expect, test } from 'vitest'
import { suggestLabels } from './suggestLabels.ts'

const reserved = new Set<string>()

test('default', () => {
  expect(suggestLabels('Alice', { reserved })).toEqual([
    'alice',
    'alice1',
    'alice7',
    'alice42',
    'alicex',
  ])
})

test('behavior: drops what cannot be in a name', () => {
  expect(suggestLabels('Al!ce Ω', { reserved })[0]).toBe('alce')
})

test('behavior: too short, it gets longer', () => {
  expect(suggestLabels('bo', { reserved })).toEqual(
    ['bo42', 'bodao', 'bopay', 'bohq', 'bo2026'].filter((label) => label.length > 3),
  )
})

test('behavior: a reserved word is not offered', () => {
  expect(suggestLabels('support', { reserved })).not.toContain('support')
})

test.each(['', '0x', '!'.repeat(1000)])('behavior: nothing for %s but what may be', (text) => {
  for (const label of suggestLabels(text, { reserved })) expect(label).toMatch(/^[a-z0-9]{4,}$/)
})
