import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../sourceFiles.ts'
import {
  type FileImport,
  findFolderCycles,
  findNestedCycles,
  findUpwardImports,
  listCodeImports,
  listImports,
  type Sources,
} from './folderImports.ts'

const core = [
  ['base'],
  ['contract'],
  ['state'],
  ['boot'],
  ['runtime'],
  ['features'],
  ['kit'],
  ['exports'],
]

const ui = [
  ['announce', 'format', 'i18n', 'icons', 'kit', 'media', 'motion', 'queries', 'style', 'theme'],
  ['components'],
  ['shell'],
  ['features'],
  ['exports'],
]

function readSources(name: string): Sources {
  const folder = `${name}/src`
  const paths = sourceFiles(`${folder}/**/*.{ts,tsx}`).filter(
    (path) => !/\.(?:test|stories)\.tsx?$/.test(path) && !path.startsWith(`${folder}/test/`),
  )
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), readFileSync(join(root, path), 'utf8')]),
  )
}

test('default: no floor of core imports upward', () => {
  expect(findUpwardImports(listImports(readSources('packages/core')), core)).toEqual([])
})

test('default: what loads with the page has one import() of the runtime, and no other', () => {
  const { atOnce, onDemand } = listCodeImports(readSources('packages/core'))
  const isLeak = ({ from, to }: FileImport) =>
    /^kit\//.test(from) && /^(?:runtime|features)\//.test(to)
  expect(atOnce.filter(isLeak)).toEqual([])
  expect(onDemand.filter(isLeak)).toEqual([
    { from: 'kit/loadRuntime.ts', to: 'features/createRuntime.ts' },
  ])
})

test('default: no floor of ui imports upward', () => {
  expect(findUpwardImports(listImports(readSources('packages/ui')), ui)).toEqual([])
})

test('default: no feature of ui imports another', () => {
  const featureOf = (path: string) => /^features\/(\w+)\//.exec(path)?.[1]
  const found = listImports(readSources('packages/ui')).filter(({ from, to }) => {
    const [one, other] = [featureOf(from), featureOf(to)]
    return one && other && one !== other
  })
  expect(found).toEqual([])
})

test.each(['core', 'evm', 'react', 'ui'])('default: no folders of %s import each other', (name) => {
  expect(findFolderCycles(listImports(readSources(`packages/${name}`)))).toEqual([])
})

const files = sourceFiles('{apps,packages}/*/src/**/*.{ts,tsx}')
const members = new Set(files.map((path) => path.split('/src/')[0] ?? ''))

test.each([...members])('default: no folder of %s imports one that imports it', (name) => {
  expect(findNestedCycles(listImports(readSources(name)))).toEqual([])
})

test.each([
  ['of a value', "import { a } from '../boot/a.ts'"],
  ['of a type', "import type { a } from '../boot/a.ts'"],
  ['handed on', "export { a } from '../boot/a.ts'"],
  ['on demand', "const a = import('../boot/a.ts')"],
  ['of the type of a module', "type A = typeof import('../boot/a.ts')"],
])('error: an upward import %s', (_, text) => {
  const sources = { 'state/router.ts': text, 'boot/a.ts': '' }
  expect(findUpwardImports(listImports(sources), core)).toEqual(['state/router.ts → boot/a.ts'])
})

test('error: a folder on no floor', () => {
  const sources = { 'utils/a.ts': "import { b } from '../base/b.ts'" }
  expect(findUpwardImports(listImports(sources), core)).toEqual(['utils/a.ts → base/b.ts'])
})

test('error: folders that import each other, also by way of a third', () => {
  const sources = {
    'runtime/actions/a.ts': "import { b } from '../requests/b.ts'",
    'runtime/requests/b.ts': "import type { c } from '../wallets/c.ts'",
    'runtime/wallets/c.ts': "import { d } from '../actions/deep/d.ts'",
    'runtime/registry/e.ts': "import { a } from '../actions/a.ts'",
  }
  expect(findFolderCycles(listImports(sources))).toEqual([
    'runtime/actions',
    'runtime/requests',
    'runtime/wallets',
  ])
})

test('error: a folder and one inside it that import each other', () => {
  const sources = {
    'transfers/a.ts': "import { b } from './node/b.ts'",
    'transfers/node/b.ts': "import type { c } from '../c.ts'",
    'transfers/c.ts': '',
    'wallet/d.ts': "import { a } from '../transfers/a.ts'",
  }
  expect(findNestedCycles(listImports(sources))).toEqual(['transfers', 'transfers/node'])
})

test('error: a folder and one inside it that import each other by way of a third', () => {
  const sources = {
    'boot/a.ts': "import { c } from './actions/c.ts'",
    'boot/actions/c.ts': "import type { d } from '../../kit/d.ts'",
    'kit/d.ts': "const a = import('../boot/a.ts')",
  }
  expect(findNestedCycles(listImports(sources))).toEqual(['boot', 'boot/actions', 'kit'])
})

test('behavior: types load nothing, and code loads at once or on demand', () => {
  const sources = {
    'kit/a.ts': [
      "import type { b } from '../runtime/b.ts'",
      "import type * as c from '../runtime/c.ts'",
      "export type { d } from '../runtime/d.ts'",
      "type E = typeof import('../runtime/e.ts')",
      "import { f } from '../runtime/f.ts'",
      "export { g } from '../runtime/g.ts'",
      "import '../runtime/h.ts'",
      "const i = import('../runtime/i.ts')",
    ].join('\n'),
  }
  const { atOnce, onDemand } = listCodeImports(sources)
  expect(atOnce.map(({ to }) => to)).toEqual(['runtime/f.ts', 'runtime/g.ts', 'runtime/h.ts'])
  expect(onDemand.map(({ to }) => to)).toEqual(['runtime/i.ts'])
})

test('behavior: down, within a folder, and into a folder of its own', () => {
  const sources = {
    'boot/a.ts': "import { b } from '../state/b.ts'\nimport { c } from './actions/c.ts'",
    'boot/actions/c.ts': "import { d } from './d.ts'\nimport { b } from '../../state/b.ts'",
  }
  const imports = listImports(sources)
  expect(findUpwardImports(imports, core)).toEqual([])
  expect(findFolderCycles(imports)).toEqual([])
  expect(findNestedCycles(imports)).toEqual([])
})
