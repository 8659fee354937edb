import { join } from 'node:path'
import fc from 'fast-check'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { readFixture, testVersions as versions } from '../test/readFixture.ts'
import { toDiff } from './migrateCommand.ts'
import { migrateFiles } from './migrateFiles.ts'
import { rivals } from './rivals/rivals.ts'

const byId = Object.fromEntries(rivals.map((rival) => [rival.id, rival]))
const snapshots = join(import.meta.dirname, '../../fixtures')

test.each(rivals)('default: $label: the diff of the fixture', async (rival) => {
  const files = await readFixture(rival.id)
  const moved = migrateFiles({ files, rival, versions })
  const diffs = moved.flatMap(({ path, code }) => {
    const before = files.find((file) => file.path === path)?.code ?? ''
    return before === code ? [] : [toDiff(path, before, code)]
  })
  await expect(`${diffs.join('\n')}\n`).toMatchFileSnapshot(join(snapshots, `${rival.id}.diff`))
})

test.each(rivals)('behavior: $label: the second time changes nothing', async (rival) => {
  const files = await readFixture(rival.id)
  const once = migrateFiles({ files, rival, versions })
  expect(once).not.toEqual(files)
  expect(migrateFiles({ files: once, rival, versions })).toEqual(once)
})

test.each(rivals)('behavior: $label: nothing of it is imported any more', async (rival) => {
  const moved = migrateFiles({ files: await readFixture(rival.id), rival, versions })
  for (const { path, code } of moved.filter((file) => /\.tsx?$/.test(file.path))) {
    const { module, errors } = parseSync(path, code)
    expect(errors).toEqual([])
    const names = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
    expect(names.filter(rival.isOwn)).toEqual([])
  }
})

test.each(rivals)('behavior: $label: an app without it stays as it is', (rival) => {
  const code = "import { useState } from 'react'\n\n\n\nexport const App = () => useState(1)\n"
  const files = [{ path: 'src/App.tsx', code }]
  expect(migrateFiles({ files, rival, versions })).toEqual(files)
})

/** Files as people write them, of pieces that the documentation of these kits shows. */
const style = fc.record({ quote: fc.constantFrom("'", '"'), end: fc.constantFrom('', ';') })
const someOf = (values: readonly string[]) => fc.subarray([...values], { minLength: 0 })

const rainbowKitFile = fc
  .record({
    style,
    options: someOf([
      "appName: 'a'",
      "projectId: 'p'",
      'ssr: true',
      'wallets: []',
      'transports: {\n    [mainnet.id]: http(),\n  }',
    ]),
    props: someOf(['label="Go"', 'showBalance', 'showBalance={false}', 'chainStatus="icon"']),
    provider: someOf(['theme={lightTheme()}', 'modalSize="compact"', 'coolMode', '{...rest}']),
    custom: fc.boolean(),
    hook: fc.constantFrom(
      'const { openConnectModal } = useConnectModal()',
      'const { openConnectModal: go } = useConnectModal()',
      'const modal = useConnectModal()',
    ),
  })
  .map(({ style: { quote, end }, options, props, provider, custom, hook }) =>
    [
      `import '@rainbow-me/rainbowkit/styles.css'${end}`,
      `import { ConnectButton, RainbowKitProvider, getDefaultConfig, lightTheme, useConnectModal } from '@rainbow-me/rainbowkit'${end}`,
      `import { http } from 'wagmi'${end}`,
      `import { mainnet } from 'wagmi/chains'${end}`,
      '',
      `export const config = getDefaultConfig({`,
      ...[...options, 'chains: [mainnet]'].map((option) => `  ${option},`),
      `})${end}`,
      '',
      'export function App(rest: object) {',
      `  ${hook}${end}`,
      '  return (',
      `    <RainbowKitProvider ${provider.join(' ')}>`,
      '      <main>',
      `        <ConnectButton ${props.join(' ')} />`,
      ...(custom ? ['        <ConnectButton.Custom>{() => null}</ConnectButton.Custom>'] : []),
      '      </main>',
      '    </RainbowKitProvider>',
      `  )${end}`,
      '}',
      '',
    ]
      .join('\n')
      .replaceAll("'", quote),
  )

const connectKitFile = fc
  .record({
    style,
    options: someOf(["appName: 'a'", "walletConnectProjectId: 'p'", 'enableFamily: false']),
    provider: someOf(['mode="light"', 'theme="midnight"', 'options={{}}']),
    hook: fc.constantFrom('const { open, setOpen } = useModal()', 'const modal = useModal()'),
    isWrapped: fc.boolean(),
  })
  .map(({ style: { quote, end }, options, provider, hook, isWrapped }) =>
    [
      `import { ConnectKitButton, ConnectKitProvider, getDefaultConfig, useModal } from 'connectkit'${end}`,
      `import { createConfig } from 'wagmi'${end}`,
      `import { mainnet } from 'wagmi/chains'${end}`,
      '',
      `const given = { chains: [mainnet] }${end}`,
      `export const config = createConfig(getDefaultConfig(${
        isWrapped ? 'given' : `{ ${['chains: [mainnet]', ...options].join(', ')} }`
      }))${end}`,
      '',
      'export const App = () => {',
      `  ${hook}${end}`,
      `  return <ConnectKitProvider ${provider.join(' ')}><ConnectKitButton showBalance /></ConnectKitProvider>${end}`,
      `}${end}`,
      '',
    ]
      .join('\n')
      .replaceAll("'", quote),
  )

test.each([
  ['rainbowkit', rainbowKitFile],
  ['connectkit', connectKitFile],
])('behavior: %s, written in many ways: valid, and twice is once', (id, file) => {
  const rival = byId[id]
  if (!rival) throw new Error(id)
  fc.assert(
    fc.property(file, (code) => {
      const move = (text: string) =>
        migrateFiles({ files: [{ path: 'App.tsx', code: text }], rival, versions })[0]?.code ?? ''
      const once = move(code)
      expect(parseSync('App.tsx', once).errors).toEqual([])
      expect(once).toContain('createAppKit(')
      expect(move(once)).toBe(once)
    }),
  )
})
