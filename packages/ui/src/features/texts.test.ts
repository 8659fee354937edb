// @vitest-environment node
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { LanguageName } from '../i18n/area/languageName.ts'
import { baseTexts } from '../i18n/texts/baseTexts.ts'
import { areas } from '../test/allTexts.ts'
import { isErrorCode } from '../test/translations/flattenTexts.ts'
import { testTexts } from '../test/translations/testTexts.ts'

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

const names = ['en' as const, ...(Object.keys(baseTexts.loaders) as LanguageName[])]

testTexts({ areas, sameAsEnglish, properNames })

test('behavior: no two areas have the same key, but for error codes of features', () => {
  const keys = Object.entries(areas).flatMap(([area, { en }]) =>
    Object.keys(en).filter((key) => area === 'base' || !isErrorCode(key)),
  )
  expect(new Set(keys).size).toBe(keys.length)
  const codes = Object.keys(areas.base?.en ?? {}).filter(isErrorCode)
  for (const [area, { en }] of Object.entries(areas))
    if (area !== 'base') expect(Object.keys(en).filter((key) => codes.includes(key))).toEqual([])
})

test.each(names)('behavior: views with different titles have them in %s, too', async (name) => {
  const texts: Readonly<Record<string, string>> = {
    ...baseTexts.en,
    ...(await baseTexts.load(name)),
  }
  // Many languages have one word for signing in and for logging in.
  const keys = Object.keys(baseTexts.en).filter((key) => /(?<!auth)\.title$/.test(key))
  const english: Readonly<Record<string, string>> = baseTexts.en
  const count = (of: Readonly<Record<string, string>>) => new Set(keys.map((key) => of[key])).size
  expect(keys.length).toBeGreaterThan(10)
  expect(count(texts)).toBe(count(english))
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
- \`texts\` replaces single texts, in every language. Keys are those of \`en.ts\` and
  \`enButtons.ts\` in \`packages/ui/src/i18n/texts\`, of \`texts/en.ts\` in each feature, and error codes. Texts may have values and forms in ICU's syntax: \`{wallet}\`, \`{count, plural, one {# wallet} other {# wallets}}\`,
  \`{kind, select, a {…} other {…}}\`. A malformed text is shown as it is. With all of them and a \`locale\` you bring a language
  of your own.
- From right to left, a number and the value that follows it after a space, as in \`{minimum} {symbol}\`, stay in this order: 5 USDC.
- Both can be changed while the app runs: \`kit.controllers.options.update({ locale: 'de' })\`.
- The embedded wallet's own pages speak the language of the modal, from texts of their own (\`apps/secure/src/texts\`). \`texts\`
  does not reach them: an app cannot reword what a visitor approves.
- Corrections by native speakers are welcome: \`packages/ui/src\` and \`apps/secure/src\`, in each folder \`texts\`.

| tag | language | texts |
| --- | --- | --- |`
