// @vitest-environment node
import { expect, test } from 'vitest'
import { enCatalogue } from '../en.ts'
import { createLanguage } from '../language/createLanguage.ts'
import { en as money } from '../money/en.ts'
import { createPseudoTexts } from './createPseudoTexts.ts'

const english = { ...enCatalogue.texts, ...enCatalogue.errors, ...money }

test('default', () => {
  const texts = createPseudoTexts({ kind: 'accented' })
  expect(texts['modal.close']).toBe('[Çlóšé~~]')
  expect(texts['connecting.pendingTitle']).toBe('[Çóñtíñúé íñ ~~~~{wallet}]')
})

test('parameters: kind', () => {
  expect(createPseudoTexts({ kind: 'mirrored' })['modal.close']).toBe('[\u202eClose\u202c]')
})

test.each(['accented', 'mirrored'] as const)('behavior: %s, every text is marked', (kind) => {
  const texts = createPseudoTexts({ kind })
  expect(Object.keys(texts)).toEqual(Object.keys(english))
  const tag = kind === 'accented' ? 'en-XA' : 'ar-XB'
  const { format } = createLanguage({ ownTexts: texts, tag })
  for (const text of Object.values(texts)) {
    const read = format(text, { count: 2 }).join('')
    expect(read).toMatch(/^\[.*\]$/)
    expect(read).not.toContain('{')
  }
})
