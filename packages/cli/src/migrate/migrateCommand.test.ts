import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from '../runCli.ts'
import { createTestTerminal } from '../test/createTestTerminal.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleat-migrate-'))
  await cp(join(import.meta.dirname, '../../fixtures/rainbowkit'), folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@cleat.dev']
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' })
}

function commit(): void {
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'As it is')
}

async function migrate(...args: string[]) {
  const terminal = createTestTerminal()
  const code = await runCli({ args: ['migrate', folder, ...args], terminal, env: {} })
  return { code, ...terminal.read() }
}

test('default: writes a clean tree, and says what is left to do', async () => {
  commit()
  const { code, output, report } = await migrate()
  expect(code).toBe(0)
  expect(output.trim().split('\n')).toEqual([
    ...['src/App.tsx', 'src/main.tsx', 'src/wagmi.ts', 'package.json'],
  ])
  expect(report).toContain('4 files moved from RainbowKit to Cleat.')
  expect(report).toMatch(/1 place for you to look at:\n {2}src\/App\.tsx:\d+ `accountStatus`/)
  expect(git('status', '--porcelain').trim().split('\n')).toHaveLength(4)
})

test('behavior: --dry-run shows the diff and writes nothing, also on a dirty tree', async () => {
  commit()
  await writeFile(join(folder, 'notes.txt'), 'mine')
  const { code, output } = await migrate('--dry-run')
  expect(code).toBe(0)
  const snapshot = join(import.meta.dirname, '../../fixtures/rainbowkit.diff')
  const ranges = (text: string) =>
    text.match(/^[-+] .*/gm)?.filter((line) => !/@cleat\/\w/.test(line))
  expect(ranges(output)).toEqual(ranges(await readFile(snapshot, 'utf8')))
  expect(git('status', '--porcelain').trim()).toBe('?? notes.txt')
})

test('error: a dirty tree, unless --force', async () => {
  commit()
  await writeFile(join(folder, 'notes.txt'), 'mine')
  const refused = await migrate()
  expect(refused.code).toBe(1)
  expect(refused.report).toContain('has changes that are not committed.')
  expect(git('status', '--porcelain').trim()).toBe('?? notes.txt')
  expect((await migrate('--force')).code).toBe(0)
})

test('error: no git, unless --force', async () => {
  const { code, report } = await migrate()
  expect(code).toBe(1)
  expect(report).toContain('is in no git repository.')
})

test('error: no kit that it knows', async () => {
  await writeFile(join(folder, 'package.json'), '{ "dependencies": {} }')
  const { code, report } = await migrate('--force')
  expect(code).toBe(1)
  expect(report).toContain('No kit was found')
})

test('error: several kits, until one is named', async () => {
  const dependencies = { connectkit: '1', '@rainbow-me/rainbowkit': '2' }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }))
  expect((await migrate('--force')).report).toContain('several kits: rainbowkit, connectkit.')
  expect((await migrate('--force', '--from', 'rainbowkit')).code).toBe(0)
})

test('error: a package.json that is no JSON', async () => {
  await writeFile(join(folder, 'package.json'), '{')
  expect((await migrate('--force')).report).toContain('is no JSON')
})
