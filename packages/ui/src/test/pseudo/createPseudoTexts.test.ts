// @vitest-environment node
import { expect, test } from 'vitest'
import { createLanguage } from '../../i18n/language/createLanguage.ts'
import { allTexts } from '../allTexts.ts'
import { createPseudoTexts } from './createPseudoTexts.ts'

test('default', () => {
  const texts = createPseudoTexts({ kind: 'accented' })
  expect(texts['modal.close']).toBe('[Çlóšé~~]')
  expect(texts['connecting.pendingTitle']).toBe('[Çóñtíñúé íñ ~~~~{wallet}]')
})

test('parameters: kind', () => {
  expect(createPseudoTexts({ kind: 'mirrored' })['modal.close']).toBe('[\u202eClose\u202c]')
})

test('parameters: texts', () => {
  const texts = createPseudoTexts({ kind: 'accented', texts: { a: 'Close' } })
  expect(texts).toEqual({ a: '[Çlóšé~~]' })
})

test.each(['accented', 'mirrored'] as const)('behavior: %s, every text is marked', (kind) => {
  const texts = createPseudoTexts({ kind })
  expect(Object.keys(texts)).toEqual(Object.keys(allTexts.en))
  const tag = kind === 'accented' ? 'en-XA' : 'ar-XB'
  const { format } = createLanguage({ ownTexts: texts, tag })
  for (const text of Object.values(texts)) {
    const read = format(text, { count: 2 }).join('')
    expect(read).toMatch(/^\[.*\]$/)
    expect(read).not.toContain('{')
  }
})
