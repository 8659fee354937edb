import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectTemplates } from '../../scripts/collectTemplates.ts'
import { chains, frameworks, namesOf, packageManagers } from './choices.ts'
import { createFiles } from './createFiles.ts'
import { readTemplates, type Templates } from './templates.ts'

let folder = ''
let templates: Templates = new Map()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleat-templates-'))
  await collectTemplates(folder)
  templates = await readTemplates(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const app = { name: 'my-app', title: 'My app' }
const combinations = namesOf(frameworks).flatMap((framework) =>
  namesOf(chains).map((name) => ({ framework, chains: name })),
)

test.each(combinations)('default: $framework with $chains is complete', (choices) => {
  const files = createFiles({ ...app, ...choices, templates, packageManager: 'npm' })
  const { dependencies, devDependencies, scripts } = JSON.parse(files['package.json'] ?? '')
  const imported = Object.entries(files).flatMap(([path, text]) =>
    /\.tsx?$/.test(path) ? importsOf(path, text).map((name) => ({ path, name })) : [],
  )
  expect(imported.length).toBeGreaterThan(5)
  for (const { path, name } of imported) {
    if (name.startsWith('.')) expect(files).toHaveProperty([posix.join(posix.dirname(path), name)])
    else expect({ ...dependencies, ...devDependencies }).toHaveProperty([packageOf(name)])
  }
  const versions = Object.values({ ...dependencies, ...devDependencies })
  expect(versions.filter((version) => !/^\^\d/.test(String(version)))).toEqual([])
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['dev', 'build', 'types', 'lint']))
})

test.each(combinations)(
  'behavior: nothing of the examples is left in $framework, $chains',
  (it) => {
    const files = createFiles({ ...app, ...it, templates, packageManager: 'pnpm' })
    const all = Object.entries(files).map(([path, text]) => `${path}\n${text}`)
    const names = /Canal|Compass|Ferry|Harbour|Lighthouse|Pilot|Quay|Raft|Skiff/
    expect(all.filter((text) => names.test(text))).toEqual([])
    expect(all.filter((text) => /projectId|RPC_URLS|workspace:|catalog:/.test(text))).toEqual([])
    expect(all.join('\n')).toContain('My app')
    expect(all.join('\n')).toMatch(/Hello from My app/)
  },
)

test('behavior: an app installs only what its framework and its chains need', () => {
  const read = (framework: 'html' | 'next', name: 'bitcoin' | 'ethers') =>
    Object.keys(
      JSON.parse(
        createFiles({ ...app, framework, chains: name, templates, packageManager: 'npm' })[
          'package.json'
        ] ?? '',
      ).dependencies,
    )
  expect(read('html', 'bitcoin')).toEqual([
    '@cleat/adapter-bitcoin',
    '@cleat/react',
    'react',
    'react-dom',
  ])
  expect(read('next', 'ethers')).toEqual([
    '@cleat/adapter-ethers',
    '@cleat/react',
    'ethers',
    'next',
    'react',
    'react-dom',
  ])
})

test.each(namesOf(packageManagers))('behavior: the README names the commands of %s', (name) => {
  const files = createFiles({
    ...app,
    framework: 'vite',
    chains: 'wagmi',
    templates,
    packageManager: name,
  })
  expect(files['README.md']).toContain(`${name} install`)
  expect(files['README.md']).toContain(`${packageManagers[name].run} dev`)
})

test('error: templates that were not built', async () => {
  await expect(readTemplates(join(folder, 'none'))).rejects.toThrow('The templates are missing')
})

function importsOf(path: string, text: string): string[] {
  const { module, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}
