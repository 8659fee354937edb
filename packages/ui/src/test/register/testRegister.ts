import { expect, test } from 'vitest'
import { flattenTexts } from '../translations/flattenTexts.ts'
import { type Areas, loadTranslation } from '../translations/loadTranslation.ts'
import { findFaults } from './findFaults.ts'
import { registers } from './registers.ts'

/**
 * Tests that every language keeps its register and terms in some areas, and has one translation of
 * each English text in all of them.
 */
export function testRegister({ areas }: { areas: Areas }): void {
  // One run for one language: `-t "behavior: de"`.
  test.each(registers)('behavior: $language keeps its register and terms', async (register) => {
    const texts = flattenTexts(await loadTranslation(areas, register.language))
    const english = flattenTexts(await loadTranslation(areas, 'en'))
    expect(findFaults({ register, texts, english })).toEqual([])
  })
}
