import { addComment } from '../edit/addComment.ts'
import { importedNames } from '../edit/imports.ts'
import { attributesOf, elementsOf, unwrapElement, valueOfAttribute } from '../edit/jsx.ts'
import type { Source } from '../edit/source.ts'
import { replaceButtons } from './buttons.ts'
import { replaceHook } from './hooks.ts'
import type { Facts, Rival } from './rival.ts'
import { adoptConfig, callsOf, docs, optionsOf, ownConfigs, replaceConfig } from './wagmiKit.ts'

const isOwn = (path: string) => /^@rainbow-me\/rainbowkit(?:\/|$)/.test(path)

/** What the provider has that needs nothing in its place, or is read by `readFacts`. */
const understood: ReadonlySet<string> = new Set(['theme', 'modalSize', 'children'])

/** https://www.rainbowkit.com/docs */
export const rainbowKit: Rival = {
  id: 'rainbowkit',
  label: 'RainbowKit',
  themeMode: 'light',
  isOwn,
  readFacts,
  advice: {
    ConnectButton: `\`ConnectButton.Custom\` has no counterpart. Draw your button with \`useAppKit\` and \`useAppKitAccount\`: ${docs}/headless.md.`,
    connectorsForWallets: `Wallets are found without a list. Choose and order them by options: ${docs}/wallets.md.`,
    getDefaultWallets: `Wallets are found without a list. Choose and order them by options: ${docs}/wallets.md.`,
    getDefaultConfig: `These options could not be read. Create \`new WagmiAdapter({ networks })\` and a kit by hand: ${docs}/migration.md.`,
    RainbowKitAuthenticationProvider: `Sign-in is the option \`siwx\` of \`createAppKit\`: ${docs}/sign-in-app.md.`,
    createAuthenticationAdapter: `Sign-in is the option \`siwx\` of \`createAppKit\`: ${docs}/sign-in-app.md.`,
    useAddRecentTransaction:
      'Transactions of the account are listed without being added. Remove it.',
    WalletButton:
      'One button for a wallet is `AppKitWalletButton` of `@cleat/react/wallet-button`.',
    lightTheme: `Set \`themeMode\` and \`themeVariables\` of \`createAppKit\`: ${docs}/theme.md.`,
    darkTheme: `Set \`themeMode\` and \`themeVariables\` of \`createAppKit\`: ${docs}/theme.md.`,
    midnightTheme: `Set \`themeMode\` and \`themeVariables\` of \`createAppKit\`: ${docs}/theme.md.`,
  },
  migrate(migration) {
    const { source } = migration
    for (const { local } of named(source, 'RainbowKitProvider'))
      for (const element of elementsOf(source, local)) {
        const lost = [...attributesOf(element.node)].flatMap(([it, attribute]) => {
          const isRead =
            attribute && it === 'locale' && readLocale(valueOfAttribute(source, attribute))
          return isRead || understood.has(it) ? [] : [it]
        })
        if (lost.length > 0)
          addComment(
            source,
            element,
            `\`${lost.join('`, `')}\` of RainbowKitProvider: set it in \`createAppKit\`, where there is such an option.`,
          )
        unwrapElement(source, element)
      }
    for (const { local } of named(source, 'ConnectButton'))
      replaceButtons({
        migration,
        name: local,
        props: { label: 'label', showBalance: 'balance' },
        rival: 'ConnectButton',
      })
    for (const [hook, verb, view] of [
      ['useConnectModal', 'openConnectModal', 'Connect'],
      ['useAccountModal', 'openAccountModal', 'Account'],
      ['useChainModal', 'openChainModal', 'Networks'],
    ] as const)
      replaceHook({ migration, isOwn, hook, verbs: { [verb]: `({ view: '${view}' })` } })
    for (const call of callsOf(source, isOwn, 'getDefaultConfig')) {
      const options = optionsOf(source, call.node)
      if (options)
        replaceConfig({
          ...{ migration, place: call, options, projectId: 'projectId' },
          ignored: [],
        })
    }
    adoptConfig(migration)
  },
}

function named(source: Source, name: string) {
  return importedNames(source, isOwn).filter((it) => it.name === name)
}

function readFacts(source: Source, facts: Facts): void {
  if (ownConfigs(source).length > 0) facts.hasWagmiConfig = true
  for (const { local } of named(source, 'RainbowKitProvider'))
    for (const { node } of elementsOf(source, local)) {
      const attributes = attributesOf(node)
      const [theme, locale] = [attributes.get('theme'), attributes.get('locale')]
      if (theme) readTheme(valueOfAttribute(source, theme), facts)
      if (locale) facts.locale = readLocale(valueOfAttribute(source, locale))
    }
  for (const name of ['darkTheme', 'lightTheme', 'midnightTheme'])
    for (const { node } of callsOf(source, isOwn, name)) {
      const accent = optionsOf(source, node)?.get('accentColor')
      // A name would have to be in scope where the kit is created.
      if (accent && /^(['"])[^'"]+\1$/.test(accent)) facts.accent = accent
    }
}

function readTheme(code: string, facts: Facts): void {
  if (/^(?:dark|midnight)Theme\(/.test(code)) facts.themeMode = 'dark'
  if (/^\{[\s\S]*\blightMode\b[\s\S]*\bdarkMode\b/.test(code)) facts.themeMode = 'system'
}

/** One that is written there: a name would have to be in scope where the kit is created. */
function readLocale(code: string): string | undefined {
  return /^(['"])([A-Za-z-]+)\1$/.exec(code)?.[2]
}
