// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from '../en.ts'
import { account } from './en/account.ts'
import { common } from './en/common.ts'
import { networks } from './en/networks.ts'
import { pairing } from './en/pairing.ts'
import { wallets } from './en/wallets.ts'
import { viewArea } from './viewArea.ts'

const folder = join(import.meta.dirname, '../..')
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !/^i18n\/|\.test|\.stories/.test(path))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
)
const views = Object.keys(viewArea.en)

/** A file with all that comes with it. */
function reach(path: string, found: Set<string> = new Set()): Set<string> {
  const source = sources.get(path)
  if (source === undefined || found.has(path)) return found
  found.add(path)
  for (const [, imported = ''] of source.matchAll(/^(?:import|export|\}) .*'(\.[^']+)'$/gm))
    reach(join(dirname(path), imported), found)
  return found
}

/** The texts of views that some files read, as far as their keys are written out. */
function listRead(paths: Iterable<string>): string[] {
  const text = [...paths].map((path) => sources.get(path)).join('\n')
  return views.filter((key) => text.includes(`'${key}'`))
}

const modal = reach('exports/modal.ts')

test('behavior: what comes with the modal reads no text of a view that comes later', () => {
  expect(modal.size).toBeGreaterThan(100)
  expect(listRead(modal)).toEqual([])
})

test.each([
  ['account/accountViews', account],
  ['networks/networkViews', networks],
  ['wallets/pairingViews', pairing],
  ['wallets/walletViews', wallets],
])('behavior: %s bring every text that they read', (group, own) => {
  const read = listRead(reach(`features/${group}.ts`))
  expect(read.length).toBeGreaterThan(10)
  const brought = new Set(Object.keys({ ...en, ...common, ...own }))
  expect(read.filter((key) => !brought.has(key))).toEqual([])
})
