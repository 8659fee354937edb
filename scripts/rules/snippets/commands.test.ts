import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../../sourceFiles.ts'
import { type CommandFacts, findWrongCommand } from './findWrongCommand.ts'
import { listCommands } from './listCommands.ts'
import { markdownFiles } from './markdownFiles.ts'

type Manifest = {
  readonly name: string
  readonly private?: boolean
  readonly packageManager?: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const manifests = new Map(
  [
    'package.json',
    ...sourceFiles('{packages,apps,examples}/*/package.json'),
    'e2e/package.json',
  ].map((path) => [dirname(path), JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest]),
)
const all = [...manifests.values()]
const ofRoot = manifests.get('.')
const scriptsOf = Object.fromEntries(
  all.map(({ name, scripts = {} }) => [name, Object.keys(scripts)]),
)
const packages = new Set(
  all.flatMap(({ name, private: isPrivate, dependencies, devDependencies }) => [
    ...(isPrivate ? [] : [name]),
    ...Object.keys({ ...dependencies, ...devDependencies }).filter(
      (one) => !one.startsWith('@cleat/'),
    ),
  ]),
)

function factsFor(path: string): CommandFacts {
  const folder = dirname(path)
  const own = manifests.get(folder)
  const bins = all.flatMap(({ bin = {} }) => Object.keys(bin))
  return {
    scripts: [...Object.keys(own?.scripts ?? {}), ...Object.keys(ofRoot?.scripts ?? {})],
    scriptsOf,
    packages,
    programs: new Set(bins),
    packageManager: ofRoot?.packageManager ?? '',
    hasFile: (file) => [root, join(root, folder)].some((from) => existsSync(join(from, file))),
  }
}

const findWrong = (path: string, text: string) =>
  listCommands(text).flatMap(({ line, words }) => {
    const wrong = findWrongCommand(words, factsFor(path))
    return wrong ? [`${path}:${line} ${words.join(' ')}: ${wrong}`] : []
  })

test('default: every command of the documents exists, and so does what it installs', () => {
  const texts = markdownFiles.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
  expect(texts.flatMap(([, text]) => listCommands(text)).length).toBeGreaterThan(60)
  expect(texts.flatMap(([path, text]) => findWrong(path, text))).toEqual([])
})

test('default: every JSON of the documents can be read', () => {
  const found = markdownFiles.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^ *```json\n(.*?)^ *```$/gms)].map(
      ([, json = '']) => json,
    ),
  )
  expect(found).not.toEqual([])
  for (const json of found) expect(() => JSON.parse(json)).not.toThrow()
})

test.each([
  ['npm i @cleat/raect', 'unknown packages: @cleat/raect'],
  ['yarn add @cleat/react viem wagmy', 'unknown packages: wagmy'],
  ['pnpm benhc size', 'there is no script benhc'],
  ['pnpm --filter @cleat/serve start', 'no package is named @cleat/serve'],
  ['pnpm --filter @cleat/server begin', '@cleat/server has no script begin'],
  ['npx -y pnpm@1.0.0 start', 'pnpm@1.0.0 is not pnpm@12.21.0'],
  ['npx cleat-lokalnet', 'no package brings cleat-lokalnet'],
  ['node scripts/generateIcon.ts', 'there is no file scripts/generateIcon.ts'],
  ['VITE_A=1 vitte', 'nobody knows the program vitte'],
])('error: %s', (command, wrong) => {
  expect(findWrong('README.md', `\`\`\`sh\n${command} # comment\n\`\`\``)).toEqual([
    expect.stringMatching(new RegExp(`^README\\.md:2 .*: ${wrong}$`)),
  ])
})

test('error: a command in the text', () => {
  expect(findWrong('README.md', 'Run `pnpm tset` first.')).toHaveLength(1)
})
