import { addComment } from '../edit/addComment.ts'
import { addImport, importedNames } from '../edit/imports.ts'
import {
  attributesOf,
  elementsOf,
  type PlacedElement,
  unwrapElement,
  valueOfAttribute,
} from '../edit/jsx.ts'
import { indentAt, isGone, replace, type Source, styleOf } from '../edit/source.ts'
import { replaceButtons } from './buttons.ts'
import type { Facts, Migration, Rival } from './rival.ts'
import { adoptConfig, docs, lookOptions, ownConfigs, writeKit } from './wagmiKit.ts'

const isOwn = (path: string) => /^@coinbase\/onchainkit(?:\/|$)/.test(path)
const understood: ReadonlySet<string> = new Set(['chain', 'apiKey', 'config', 'children'])
/** A `config` that says nothing but the color scheme, which `readFacts` reads. */
const isModeOnly = /^\{\s*appearance:\s*\{\s*mode:\s*(['"])(?:auto|dark|light)\1,?\s*\},?\s*\}$/
const identity = `Draw the name and image of \`useAppKitIdentity\`: ${docs}/names.md.`
const sending =
  "Send with wagmi's `useSendTransaction`, or several calls with `useSendCalls` of `@cleat/react`."

/** https://docs.base.org/onchainkit */
export const onchainKit: Rival = {
  id: 'onchainkit',
  label: 'OnchainKit',
  themeMode: 'system',
  isOwn,
  readFacts,
  advice: {
    OnchainKitProvider: 'Its children need a kit: `createAppKit` of `@cleat/react`.',
    WalletDropdown: 'The account view of the modal has what was in it.',
    Identity: identity,
    Name: identity,
    Avatar: identity,
    Address: 'Show `address` of `useAppKitAccount`.',
    EthBalance: 'Use `useAppKitBalance`.',
    Transaction: sending,
    TransactionButton: sending,
    TransactionDefault: sending,
    Swap: `Open the swap: \`open({ view: 'Swap' })\` of \`useAppKit\`. It needs a service: ${docs}/swaps.md.`,
    SwapDefault: `Open the swap: \`open({ view: 'Swap' })\` of \`useAppKit\`. It needs a service: ${docs}/swaps.md.`,
    Buy: `Open the purchase: \`open({ view: 'OnRampProviders' })\` of \`useAppKit\`. It needs a service: ${docs}/buying.md.`,
    FundButton: `Open the purchase: \`open({ view: 'OnRampProviders' })\` of \`useAppKit\`. It needs a service: ${docs}/buying.md.`,
    Checkout: "Ask for a payment: `open({ view: 'WalletSend', arguments })` of `useAppKit`.",
  },
  migrate(migration) {
    const { source, facts } = migration
    for (const { local } of named(source, 'OnchainKitProvider'))
      for (const element of elementsOf(source, local)) {
        const attributes = attributesOf(element.node)
        const lost = [...attributes.keys()].filter((it) => !understood.has(it))
        const config = attributes.get('config')
        if (config && !isModeOnly.test(valueOfAttribute(source, config))) lost.push('config')
        if (lost.length > 0)
          addComment(
            source,
            element,
            `\`${lost.join('`, `')}\` of OnchainKitProvider: set it in \`createAppKit\`, where there is such an option.`,
          )
        if (facts.hasWagmiConfig) unwrapElement(source, element)
        else provideWagmi(migration, element)
      }
    for (const { local } of named(source, 'Wallet'))
      for (const element of elementsOf(source, local)) noteStrangers(source, element)
    for (const name of ['Wallet', 'ConnectWallet'])
      for (const { local } of named(source, name))
        replaceButtons({ migration, name: local, props: { text: 'label' }, rival: name })
    adoptConfig(migration)
  },
}

/** The app had wagmi from the provider. It gets its own, with a kit in front. */
function provideWagmi(migration: Migration, element: PlacedElement): void {
  const { source, imports, facts } = migration
  const { openingElement, closingElement } = element.node
  const chain = attributesOf(element.node).get('chain')
  const statement = element.around[1]
  if (!chain || !closingElement || !statement) return
  addImport(imports, 'wagmi', 'WagmiProvider')
  addImport(imports, '@tanstack/react-query', 'QueryClient')
  addImport(imports, '@tanstack/react-query', 'QueryClientProvider')
  const { end, step } = styleOf(source)
  const kit = writeKit({
    migration,
    networks: `[${valueOfAttribute(source, chain)}]`,
    adapter: new Map(),
    kit: lookOptions(facts),
  })
  source.edit.appendRight(
    statement.start,
    `${kit.trimEnd()}\nconst queryClient = new QueryClient()${end}\n\n`,
  )
  const indent = indentAt(source, openingElement.start)
  const inner = `\n${indent}${step}`
  replace(
    source,
    openingElement,
    `<WagmiProvider config={wagmiAdapter.wagmiConfig}>${inner}<QueryClientProvider client={queryClient}>`,
  )
  replace(source, closingElement, `${step}</QueryClientProvider>\n${indent}</WagmiProvider>`)
  for (const { index } of source.code
    .slice(openingElement.end, closingElement.start)
    .matchAll(/\n(?=[ \t]*\S)/g)) {
    const start = openingElement.end + index + 1
    source.edit.appendLeft(start, step)
  }
}

/** The account view stands for a wallet's menu. What the app put in beside is named. */
function noteStrangers(source: Source, element: PlacedElement): void {
  const own = new Set(importedNames(source, isOwn).map(({ local }) => local))
  const strangers = source.nodes.flatMap(({ node, around }) =>
    node.type === 'JSXElement' &&
    around.includes(element.node) &&
    node.openingElement.name.type === 'JSXIdentifier' &&
    !own.has(node.openingElement.name.name) &&
    !isGone(source, node)
      ? [node.openingElement.name.name]
      : [],
  )
  if (strangers.length === 0) return
  const names = [...new Set(strangers)].map((name) => `<${name}>`).join(', ')
  addComment(source, element, `${names} stood in the wallet's menu: give it a place in your page.`)
}

function named(source: Source, name: string) {
  return importedNames(source, isOwn).filter((it) => it.name === name)
}

function readFacts(source: Source, facts: Facts): void {
  if (ownConfigs(source).length > 0) facts.hasWagmiConfig = true
  for (const { local } of named(source, 'OnchainKitProvider'))
    for (const { node } of elementsOf(source, local)) {
      const config = attributesOf(node).get('config')
      const [, mode] =
        /\bmode:\s*['"](dark|light)['"]/.exec(config ? valueOfAttribute(source, config) : '') ?? []
      if (mode === 'dark' || mode === 'light') facts.themeMode = mode
    }
}
