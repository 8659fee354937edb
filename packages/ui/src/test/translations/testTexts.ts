import { expect, test } from 'vitest'
import type { LanguageName } from '../../i18n/area/languageName.ts'
import type { AreaTexts } from '../../i18n/area/textArea.ts'
import type { Message } from '../../i18n/message/message.ts'
import { parseMessage } from '../../i18n/message/parseMessage.ts'
import { baseTexts } from '../../i18n/texts/baseTexts.ts'
import { listArguments } from '../listArguments.ts'
import { flattenTexts } from './flattenTexts.ts'
import { type Areas, loadTranslation } from './loadTranslation.ts'

export declare namespace testTexts {
  type Parameters = {
    areas: Areas
    /** Keys of words that a language shares with English, by language. */
    sameAsEnglish?: { readonly [name: string]: readonly string[] } | undefined
    /** Keys of names, which only some scripts transliterate. */
    properNames?: ReadonlySet<string> | undefined
  }
}

const languages = Object.keys(baseTexts.loaders) as LanguageName[]
const names = ['en' as const, ...languages]
const unitOfAmount = /\{(?:amount|available|fee|minimum)\} \{(?:symbol|currency)\}/g

/** Tests of the texts of some areas in every language: all there, well formed, translated, small. */
export function testTexts(parameters: testTexts.Parameters): void {
  const { areas, sameAsEnglish = {}, properNames = new Set() } = parameters
  const load = async (name: 'en' | LanguageName) => flattenTexts(await loadTranslation(areas, name))

  test.each(names)('behavior: %s is plain text in correct syntax', async (name) => {
    for (const text of Object.values(await load(name))) {
      expect(() => parseMessage(text)).not.toThrow()
      expect(text).toBe(text.trim().normalize('NFC'))
      // Typographic quotes; no elements, entities, control or direction characters.
      expect(text).not.toMatch(
        /['"<>]|&\w+;| {2}|\.\.\.|[\p{Cc}\p{Co}]|[\u202a-\u202e\u2066-\u2069]/u,
      )
    }
  })

  test.each(names)(
    'behavior: %s has the plural forms of its language, and no others',
    async (name) => {
      const forms = listForms(name)
      for (const [key, text] of Object.entries(await load(name)))
        for (const branches of listPlurals(parseMessage(text))) {
          const given = new Set(branches.filter((when) => !when.startsWith('=')))
          expect(given, key).toEqual(forms)
        }
    },
  )

  test.each(languages)(
    'behavior: %s has every text, with the values that English has',
    async (name) => {
      const [texts, english] = [await load(name), await load('en')]
      expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
      for (const [key, text] of Object.entries(texts))
        expect(listArguments(parseMessage(text)), key).toEqual(
          listArguments(parseMessage(english[key] ?? '')),
        )
    },
  )

  test.each(languages)(
    'behavior: %s has one space between an amount and its unit, which are then isolated as one',
    async (name) => {
      const texts = await load(name)
      const count = (text = '') => text.match(unitOfAmount)?.length ?? 0
      for (const [key, text] of Object.entries(await load('en')))
        expect(count(texts[key]), key).toBe(count(text))
    },
  )

  test.each(languages)('behavior: %s leaves no text in English', async (name) => {
    const english = await load('en')
    const left = Object.entries(await load(name)).flatMap(([key, text]) =>
      text === english[key] && !properNames.has(key) ? [key] : [],
    )
    expect(left.sort()).toEqual([...(sameAsEnglish[name] ?? [])].sort())
  })

  test.each(languages)(
    'behavior: %s is at most 5 kB to load, and each feature 4 kB',
    async (name) => {
      for (const [area, texts] of Object.entries(await loadTranslation(areas, name)))
        expect(await gzipSize(texts), area).toBeLessThanOrEqual(area === 'base' ? 5_000 : 4_000)
    },
  )
}

function listPlurals(message: Message): string[][] {
  return message.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'number' || part.kind === 'value') return []
    const inside = [...part.branches.values()].flatMap(listPlurals)
    return part.kind === 'plural' ? [[...part.branches.keys()], ...inside] : inside
  })
}

/** The plural categories of whole numbers up to some hundreds. */
function listForms(name: string): Set<string> {
  const rules = new Intl.PluralRules(name)
  return new Set(['other', ...Array.from({ length: 300 }, (_, count) => rules.select(count))])
}

async function gzipSize(texts: AreaTexts): Promise<number> {
  const packed = new Blob([JSON.stringify(texts)])
    .stream()
    .pipeThrough(new CompressionStream('gzip'))
  return (await new Response(packed).arrayBuffer()).byteLength
}
