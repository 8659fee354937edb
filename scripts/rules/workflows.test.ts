import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../sourceFiles.ts'

type Workflow = {
  readonly permissions: unknown
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: Readonly<Record<string, string>>
        readonly strategy?: { readonly matrix?: { readonly command?: readonly string[] } }
        readonly steps: readonly { readonly uses?: string; readonly run?: string }[]
      }
    >
  >
}

const folder = join(root, '.github/workflows')
const files = await readdir(folder)
const workflows = await Promise.all(
  files.map(async (file) => ({
    file,
    workflow: parse(await readFile(join(folder, file), 'utf8')) as Workflow,
  })),
)
const { scripts, packageManager } = JSON.parse(
  await readFile(join(root, 'package.json'), 'utf8'),
) as { scripts: Record<string, string>; packageManager: string }

test.each(workflows)('default: $file may only read, and takes actions by hash', ({ workflow }) => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)
  expect(steps.length).toBeGreaterThan(0)
  const actions = steps.flatMap(({ uses }) => uses ?? [])
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([])
})

test('default: only a release may write, and only what it writes', () => {
  const allowed = workflows.flatMap(({ file, workflow }) =>
    Object.entries(workflow.jobs).flatMap(([job, { permissions }]) =>
      permissions ? [[`${file} ${job}`, Object.keys(permissions).sort().join(' ')]] : [],
    ),
  )
  expect(Object.fromEntries(allowed)).toEqual({
    'canary.yml canary': 'contents id-token',
    'release.yml propose': 'contents pull-requests',
    'release.yml publish': 'contents id-token',
  })
})

test.each(workflows)('default: the commands of $file exist', ({ workflow }) => {
  for (const { steps, strategy } of Object.values(workflow.jobs)) {
    const commands = strategy?.matrix?.command ?? []
    for (const command of commands) expect(Object.keys(scripts)).toContain(command.split(' ')[0])
    for (const { run = '' } of steps) {
      expect(run.split('pnpm@').length).toBe(run.split(`npx -y ${packageManager} `).length)
      for (const [, name = ''] of run.matchAll(/pnpm@\S+ run ([\w:]+)/g))
        expect(Object.keys(scripts)).toContain(name)
    }
  }
})
