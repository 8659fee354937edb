// @vitest-environment node
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { LanguageName } from '../i18n/area/languageName.ts'
import type { AreaTexts } from '../i18n/area/textArea.ts'
import type { Message } from '../i18n/message/message.ts'
import { parseMessage } from '../i18n/message/parseMessage.ts'
import { baseTexts } from '../i18n/texts/baseTexts.ts'
import { areas } from '../test/allTexts.ts'
import { listArguments } from '../test/listArguments.ts'

/** Protocol names, which only some scripts transliterate. */
const properNames: ReadonlySet<string> = new Set(['accountType.ordinal', 'receive.ordinal'])

/** Words that a language shares with English. */
const sameAsEnglish: { readonly [name: string]: readonly string[] } = {
  de: [
    'details.label',
    'connect.wallets',
    'pairing.desktop',
    'pairing.web',
    'account.details',
    'account.wallets',
    'accountSettings.name',
    'auth.passkeyName',
    'accountSettings.wallet',
    'names.field',
    'permissions.app',
  ],
  es: ['pairing.web', 'tokens.title', 'send.found', 'send.total', 'swap.found'],
  fr: ['names.suggestions', 'pairing.web', 'send.total', 'swap.protection', 'swap.via'],
  id: ['auth.email', 'pairing.web', 'send.total'],
  it: [
    'auth.email',
    'auth.passkeyName',
    'button.account',
    'pairing.desktop',
    'pairing.web',
    'account.title',
    'smartAccount.title',
    'accountSettings.wallet',
    'review.account',
    'send.max',
    'swap.max',
    'permissions.app',
  ],
  'pt-BR': ['pairing.web', 'tokens.title', 'send.found', 'send.total', 'swap.found'],
  nl: [
    'auth.passkeyName',
    'button.account',
    'details.label',
    'connect.wallets',
    'allWallets.found',
    'downloads.website',
    'pairing.web',
    'account.title',
    'smartAccount.title',
    'account.details',
    'account.wallets',
    'tokens.title',
    'review.account',
    'accountSettings.wallet',
    'accountSettings.accounts',
    'send.found',
    'sessions.site',
    'signIn.site',
    'swap.found',
    'swap.via',
    'permissions.app',
  ],
  tr: ['pairing.web'],
  vi: ['auth.email'],
}

/** The texts of every area in one language, by area. */
type Translation = { readonly [area: string]: AreaTexts }

const names = ['en', ...Object.keys(baseTexts.loaders)] as ('en' | LanguageName)[]

const all = await Promise.all(
  names.map(async (name): Promise<[string, Translation]> => {
    const loaded = Object.entries(areas).map(async ([area, texts]) => [
      area,
      await texts.load(name),
    ])
    return [name, Object.fromEntries(await Promise.all(loaded))]
  }),
)
const [, ...translations] = all
const english = flatten(
  Object.fromEntries(Object.entries(areas).map(([area, { en }]) => [area, en])),
)

/** The texts by key. Error codes of features have their area before them. */
function flatten(translation: Translation): { readonly [key: string]: string } {
  return Object.fromEntries(
    Object.entries(translation).flatMap(([area, texts]) =>
      Object.entries(texts).map(([key, text]) => [
        area !== 'base' && isErrorCode(key) ? `${area} ${key}` : key,
        text,
      ]),
    ),
  )
}

/** Each feature says in its own words what an error of money means there. */
function isErrorCode(key: string): boolean {
  return /^[A-Z_]+$/.test(key)
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

async function gzipSize(text: string): Promise<number> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(packed).arrayBuffer()).byteLength
}

test.each(all)('behavior: %s is plain text in correct syntax', (_, catalogue) => {
  for (const text of Object.values(flatten(catalogue))) {
    expect(() => parseMessage(text)).not.toThrow()
    expect(text).toBe(text.trim().normalize('NFC'))
    // Typographic quotes; no elements, entities, control or direction characters.
    expect(text).not.toMatch(
      /['"<>]|&\w+;| {2}|\.\.\.|[\p{Cc}\p{Co}]|[\u202a-\u202e\u2066-\u2069]/u,
    )
  }
})

test.each(all)(
  'behavior: %s has the plural forms of its language, and no others',
  (name, catalogue) => {
    const forms = listForms(name)
    for (const [key, text] of Object.entries(flatten(catalogue)))
      for (const branches of listPlurals(parseMessage(text))) {
        const given = new Set(branches.filter((when) => !when.startsWith('=')))
        expect(given, key).toEqual(forms)
      }
  },
)

test.each(translations)(
  'behavior: %s has every text, with the values that English has',
  (_, catalogue) => {
    const texts = flatten(catalogue)
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(texts))
      expect(listArguments(parseMessage(text)), key).toEqual(
        listArguments(parseMessage(english[key] ?? '')),
      )
  },
)

const unitOfAmount = /\{(?:amount|available|fee|minimum)\} \{(?:symbol|currency)\}/g

test.each(translations)(
  'behavior: %s has one space between an amount and its unit, which are then isolated as one',
  (_, catalogue) => {
    const texts = flatten(catalogue)
    const count = (text = '') => text.match(unitOfAmount)?.length ?? 0
    for (const [key, text] of Object.entries(english))
      expect(count(texts[key]), key).toBe(count(text))
  },
)

test.each(translations)('behavior: %s leaves no text in English', (name, catalogue) => {
  const left = Object.entries(flatten(catalogue)).flatMap(([key, text]) =>
    text === english[key] && !properNames.has(key) ? [key] : [],
  )
  expect(left.sort()).toEqual([...(sameAsEnglish[name] ?? [])].sort())
})

test.each(translations)(
  'behavior: %s is at most 5 kB to load, and each feature 4 kB',
  async (_, { base, ...features }) => {
    expect(await gzipSize(JSON.stringify(base))).toBeLessThanOrEqual(5_000)
    for (const texts of Object.values(features))
      expect(await gzipSize(JSON.stringify(texts))).toBeLessThanOrEqual(4_000)
  },
)

test('behavior: no two areas have the same key, but for error codes of features', () => {
  const keys = Object.entries(areas).flatMap(([area, { en }]) =>
    Object.keys(en).filter((key) => area === 'base' || !isErrorCode(key)),
  )
  expect(new Set(keys).size).toBe(keys.length)
  const codes = Object.keys(areas.base?.en ?? {}).filter(isErrorCode)
  for (const [area, { en }] of Object.entries(areas))
    if (area !== 'base') expect(Object.keys(en).filter((key) => codes.includes(key))).toEqual([])
})

test('behavior: every area in the sources is checked here', () => {
  const files = globSync('**/texts/*Texts.ts', { cwd: join(import.meta.dirname, '..') })
  expect(files).toHaveLength(Object.keys(areas).length)
})

test('behavior: the documentation lists every language', async () => {
  const rows = names.map((name) => {
    const own = new Intl.DisplayNames([name], { type: 'language' }).of(name)
    return `| \`${name}\` | ${own} | ${name === 'en' ? 'reviewed' : 'made by a machine, not yet reviewed'} |`
  })
  await expect(`${intro}\n${rows.join('\n')}\n`).toMatchFileSnapshot(
    '../../../../docs/languages.md',
  )
})

const intro = `# Languages

The modal speaks the language of the app: the \`locale\` option, else the \`lang\` of the page, else the first of the
visitor's languages that there is, else English. Every language but English comes in a file of its own when it is wanted.

<!-- given
import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { mainnet } from '@cleat/react/networks'
const networks = [mainnet] as const
const adapters = [new WagmiAdapter({ networks })]
-->

\`\`\`ts
import { createAppKit } from '@cleat/react'

createAppKit({ adapters, networks, locale: 'pt-PT', texts: { 'connect.title': 'Entrar' } })
\`\`\`

- \`locale\` is a BCP 47 tag. Texts come from the nearest language in the same script (\`pt-PT\` from \`pt-BR\`, \`zh-HK\` from
  \`zh-Hant\`); numbers, dates and plurals go by the tag itself. Arabic, Hebrew and the like run from right to left.
- \`texts\` replaces single texts, in every language. Keys are those of \`packages/ui/src/i18n/texts/en.ts\`
  and of \`texts/en.ts\` in each feature, and error codes. Texts may have values and forms in ICU's syntax: \`{wallet}\`, \`{count, plural, one {# wallet} other {# wallets}}\`,
  \`{kind, select, a {…} other {…}}\`. A malformed text is shown as it is. With all of them and a \`locale\` you bring a language
  of your own.
- From right to left, a number and the value that follows it after a space, as in \`{minimum} {symbol}\`, stay in this order: 5 USDC.
- Both can be changed while the app runs: \`kit.controllers.options.update({ locale: 'de' })\`.
- Corrections by native speakers are welcome: \`packages/ui/src\`, in each folder \`texts\`.

| tag | language | texts |
| --- | --- | --- |`
