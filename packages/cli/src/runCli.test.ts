import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectTemplates } from '../scripts/collectTemplates.ts'
import { runCli } from './runCli.ts'
import { createTestTerminal } from './test/createTestTerminal.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cleat-cli-'))
  await collectTemplates(join(root, 'templates'))
})
afterAll(() => rm(root, { recursive: true }))

async function runIt(...args: string[]) {
  const terminal = createTestTerminal()
  const templates = join(root, 'templates')
  const code = await runCli({ args, terminal, env: {}, templates })
  return { code, ...terminal.read() }
}

test('default: creates an app and says what to do next', async () => {
  const folder = join(root, 'shop')
  const { code, output } = await runIt('create', folder, '--yes', '--no-install')
  expect(code).toBe(0)
  expect(output).toMatch(/^Next steps\n {2}cd \S+shop\n {2}npm install\n {2}npm run dev\n$/)
  expect(await readdir(folder)).toContain('package.json')
})

test('behavior: --version and --help', async () => {
  expect(await runIt('--version')).toEqual({ code: 0, output: '0.0.0\n', report: '' })
  const { code, output } = await runIt('--help')
  expect(code).toBe(0)
  expect(output).toContain('Usage: cleat <command>')
  for (const command of ['create', 'migrate', 'doctor']) {
    const { output: help } = await runIt(command, '--help')
    expect(output).toContain(`  ${command} `)
    expect(help).toContain(`Usage: cleat ${command}`)
  }
})

test.each([
  ['no command', [], 2, /No command was given\./],
  ['an unknown command', ['destroy'], 2, /There is no command “destroy”/],
  ['a name of Object', ['constructor'], 2, /There is no command “constructor”/],
  ['an unknown flag', ['create', '--colour'], 2, /Unknown option '--colour'/],
  ['an unknown value', ['create', '--chains', 'doge'], 2, /--chains cannot be “doge”/],
  ['two folders', ['create', 'a', 'b', '--yes'], 2, /Unexpected “b”/],
  ['a bad name', ['create', 'my app', '--yes'], 2, /“my app” cannot be the name/],
  ['open questions without a terminal', ['create'], 2, /Add --yes/],
])('error: %s', async (_, args, exitCode, message) => {
  const { code, output, report } = await runIt(...args)
  expect({ code, output }).toEqual({ code: exitCode, output: '' })
  expect(report).toMatch(message)
  expect(report.trim().split('\n')).toHaveLength(3)
})

test('error: a folder with files', async () => {
  await writeFile(join(root, 'taken'), '')
  const { code, report } = await runIt('create', join(root, 'taken'), '--yes')
  expect(code).toBe(1)
  expect(report).toContain('is a file.')
})
