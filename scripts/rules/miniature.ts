import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

/** File texts by path from the root of the repository. */
type Files = { readonly [path: string]: string }

export type Offence = {
  readonly title: string
  /** The Biome rule that must report, or `plugin` for our GritQL rules. */
  readonly rule: string
  /** Part of its message. */
  readonly message: string | RegExp
  readonly offending: Files
  /** The same tree without the offence. */
  readonly allowed: Files
}

/** Checks that every rule reports its offence, and accepts the nearest valid code. */
export function testOffences(offences: readonly Offence[]): void {
  const trees = toTrees(offences)
  test.each(offences)('error: $title', { timeout: 30_000 }, async (offence) => {
    const tree = trees.find(({ members }) => members.includes(offence))
    const found = within(offence.offending, (await tree?.lintOffending()) ?? [])
    expect([...new Set(found.map(({ rule }) => rule))]).toEqual([offence.rule])
    expect(found[0]?.message).toMatch(offence.message)
    expect(within(offence.allowed, (await tree?.lintAllowed()) ?? [])).toEqual([])
  })
}

type Tree = {
  readonly members: Offence[]
  /** Each lints once for all members. */
  readonly lintOffending: () => Promise<readonly Finding[]>
  readonly lintAllowed: () => Promise<readonly Finding[]>
}

/** Starting Biome takes most of the time, so offences without common files share one tree. */
function toTrees(offences: readonly Offence[]): readonly Tree[] {
  const trees: Tree[] = []
  for (const offence of offences) {
    const found = trees.find(({ members }) => !members.some((other) => isShared(offence, other)))
    const tree = found ?? createTree()
    if (!found) trees.push(tree)
    tree.members.push(offence)
  }
  return trees
}

function createTree(): Tree {
  const members: Offence[] = []
  const once = (key: 'offending' | 'allowed') => {
    let findings: Promise<readonly Finding[]> | undefined
    return () => {
      findings ??= lint(Object.assign({}, ...members.map((offence) => offence[key])))
      return findings
    }
  }
  return { members, lintOffending: once('offending'), lintAllowed: once('allowed') }
}

/**
 * Whether two offences need different texts of one file, or both declare the dependencies of one
 * package.
 */
function isShared(one: Offence, other: Offence): boolean {
  const own = pathsOf(one)
  const others = pathsOf(other)
  if (own.some((path) => others.includes(path))) return true
  const isDeclaredBy = (declaring: readonly string[], paths: readonly string[]) =>
    declaring.some(
      (path) =>
        path.endsWith('package.json') &&
        paths.some((other) => other.startsWith(path.replace('package.json', ''))),
    )
  return isDeclaredBy(own, others) || isDeclaredBy(others, own)
}

function pathsOf({ offending, allowed }: Offence): readonly string[] {
  return [...Object.keys(offending), ...Object.keys(allowed)]
}

function within(files: Files, findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ path }) => Object.keys(files).includes(path))
}

type Finding = { readonly rule: string; readonly message: string; readonly path: string }

/** Runs the repository's Biome configuration on a tree of only these files. */
async function lint(files: Files): Promise<readonly Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cleat-rules-'))
  try {
    for (const path of ['biome.json', 'biome', '.gitignore']) {
      await cp(join(root, path), join(folder, path), { recursive: true })
    }
    for (const [path, text] of Object.entries({ ...manifests(files), ...files })) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), `${text}\n`)
    }
    return parse(await run(folder))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function run(cwd: string): Promise<string> {
  const command = [biome, 'lint', '--reporter=json', '--error-on-warnings', '.']
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { cwd }, (error, stdout, stderr) =>
      stdout ? resolve(stdout) : reject(new Error(stderr, { cause: error })),
    )
  })
}

type Report = {
  summary: { unchanged: number }
  diagnostics: { category: string; message: string; location: { path: string } }[]
}

function parse(stdout: string): readonly Finding[] {
  const { summary, diagnostics }: Report = JSON.parse(stdout)
  if (summary.unchanged === 0) throw new Error('Biome has checked no file')
  return diagnostics.map(({ category, message, location }) => ({
    rule: category.split('/').at(-1) ?? category,
    message,
    path: location.path,
  }))
}

/**
 * Creates a manifest per package that declares all imports of its files, so that only the tested
 * rule reports.
 */
function manifests(files: Files): Files {
  const declared = new Map<string, Set<string>>([['package.json', new Set()]])
  for (const [path, text] of Object.entries(files)) {
    const owner = /^(?:packages|apps)\/[^/]+|^e2e|^bench/.exec(path)?.[0] ?? '.'
    const manifest = join(owner, 'package.json')
    const names = declared.get(manifest) ?? new Set()
    declared.set(manifest, names)
    for (const [, name] of text.matchAll(/(?:from|import) ?\(?'(@[^/']+\/[^/']+|[^./'][^/']*)/g)) {
      if (name && !name.startsWith('node:')) names.add(name)
    }
  }
  return Object.fromEntries(
    [...declared].map(([manifest, names]) => {
      const dependencies = Object.fromEntries([...names].map((name) => [name, '1.0.0']))
      return [manifest, JSON.stringify({ name: manifest, type: 'module', dependencies })]
    }),
  )
}
