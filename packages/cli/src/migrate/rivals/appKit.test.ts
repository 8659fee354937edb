import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrateSource } from '../migrateSource.ts'
import { appKit, appKitPaths } from './appKit.ts'

const document = readFileSync(join(import.meta.dirname, '../../../../../docs/migration.md'), 'utf8')
const facts = {
  themeMode: 'dark',
  accent: undefined,
  locale: undefined,
  hasWagmiConfig: false,
} as const
const migrate = (code: string) =>
  migrateSource({ path: 'App.tsx', code, rival: appKit, facts: { ...facts } })

test('default: the paths are those of docs/migration.md', () => {
  const rows = [...document.matchAll(/^\| `(@reown[^`]+)` \| `([^`]+)`/gm)]
  expect(Object.fromEntries(rows.map(([, path, target]) => [path, target]))).toEqual(appKitPaths)
})

test('behavior: every form of import keeps its quotes', () => {
  const code = [
    'import "@reown/appkit/react"',
    "export { useAppKit } from '@reown/appkit/react'",
    "export * from '@reown/appkit/networks'",
    "const later = () => import('@reown/appkit/react')",
    "type Network = import('@reown/appkit/networks').AppKitNetwork",
    "const text = '@reown/appkit/react'",
    '',
  ].join('\n')
  expect(migrate(code)).toBe(
    [
      'import "@cleat/react/appkit"',
      "export { useAppKit } from '@cleat/react/appkit'",
      "export * from '@cleat/react/networks'",
      "const later = () => import('@cleat/react/appkit')",
      "type Network = import('@cleat/react/networks').AppKitNetwork",
      "const text = '@reown/appkit/react'",
      '',
    ].join('\n'),
  )
})

test('behavior: what has no counterpart gets a comment, once', () => {
  const code = "import { erc3770 } from '@reown/appkit/react'\n\nerc3770()\n"
  const once = migrate(code)
  expect(once).toMatch(/^\/\/ TODO\(cleat\): `erc3770` has no counterpart: .*\nimport/)
  expect(migrate(once)).toBe(once)
})

test('behavior: a package that Cleat has not stays, with a comment', () => {
  const code = "import { createAppKit } from '@reown/appkit/vue'\n\ncreateAppKit()\n"
  const once = migrate(code)
  expect(once).toContain("from '@reown/appkit/vue'")
  expect(once).toContain('// TODO(cleat): ')
  expect(migrate(once)).toBe(once)
})
