import { addComment } from '../edit/addComment.ts'
import { importedNames } from '../edit/imports.ts'
import { attributesOf, elementsOf, unwrapElement, valueOfAttribute } from '../edit/jsx.ts'
import type { Source } from '../edit/source.ts'
import { replaceButtons } from './buttons.ts'
import { replaceHook } from './hooks.ts'
import type { Facts, Rival } from './rival.ts'
import { adoptConfig, callsOf, docs, optionsOf, ownConfigs, replaceConfig } from './wagmiKit.ts'

const isOwn = (path: string) => /^connectkit(?:\/|$)/.test(path)
const isWagmi = (path: string) => path === 'wagmi'
const understood: ReadonlySet<string> = new Set(['mode', 'theme', 'children'])

/** https://docs.family.co/connectkit */
export const connectKit: Rival = {
  id: 'connectkit',
  label: 'ConnectKit',
  themeMode: 'system',
  isOwn,
  readFacts,
  advice: {
    ConnectKitButton: `\`ConnectKitButton.Custom\` has no counterpart. Draw your button with \`useAppKit\` and \`useAppKitAccount\`: ${docs}/headless.md.`,
    getDefaultConfig: `These options could not be read. Create \`new WagmiAdapter({ networks })\` and a kit by hand: ${docs}/migration.md.`,
    SIWEProvider: `Sign-in is the option \`siwx\` of \`createAppKit\`: ${docs}/sign-in-app.md.`,
    useSIWE: `Use \`useAppKitSession\`, with the option \`siwx\`: ${docs}/sign-in-app.md.`,
    useModal:
      'Use `useAppKit` to open and close the modal, and `useAppKitState` to see whether it is open.',
    useProfile: 'Use `useAppKitIdentity`.',
    Avatar: `Draw the image of \`useAppKitIdentity\`: ${docs}/headless.md.`,
  },
  migrate(migration) {
    const { source } = migration
    for (const { local } of named(source, 'ConnectKitProvider'))
      for (const element of elementsOf(source, local)) {
        const attributes = attributesOf(element.node)
        const lost = [...attributes.keys()].filter((it) => !understood.has(it))
        const theme = attributes.get('theme')
        if (theme && !/^['"]auto['"]$/.test(valueOfAttribute(source, theme))) lost.push('theme')
        if (lost.length > 0)
          addComment(
            source,
            element,
            `\`${lost.join('`, `')}\` of ConnectKitProvider: set it in \`createAppKit\`, where there is such an option.`,
          )
        unwrapElement(source, element)
      }
    for (const { local } of named(source, 'ConnectKitButton'))
      replaceButtons({
        migration,
        name: local,
        props: { label: 'label', showBalance: 'balance' },
        rival: 'ConnectKitButton',
      })
    replaceHook({
      ...{ migration, isOwn, hook: 'useModal', isOpen: 'open' },
      verbs: { setOpen: 'async (show: boolean) => (show ? modal.open() : modal.close())' },
    })
    for (const call of callsOf(source, isOwn, 'getDefaultConfig')) {
      const options = optionsOf(source, call.node)
      const outer = call.around.at(-1)
      // The documentation has it inside of wagmi's `createConfig`.
      const creation = callsOf(source, isWagmi, 'createConfig').find(({ node }) => node === outer)
      if (!options || !creation) continue
      source.gone.push({ start: call.node.start, end: call.node.end })
      replaceConfig({
        ...{ migration, place: creation, options, projectId: 'walletConnectProjectId' },
        ignored: ['enableFamily', 'enableAaveAccount'],
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
  for (const { local } of named(source, 'ConnectKitProvider'))
    for (const { node } of elementsOf(source, local)) {
      const mode = attributesOf(node).get('mode')
      const [, value] =
        /^['"](dark|light)['"]$/.exec(mode ? valueOfAttribute(source, mode) : '') ?? []
      if (value === 'dark' || value === 'light') facts.themeMode = value
    }
}
