import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkTree } from './checkTree.ts'
import { readInstalled } from './installedTree.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleat-doctor-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function install(manifests: Readonly<Record<string, object>>): Promise<void> {
  for (const [path, manifest] of Object.entries(manifests)) {
    await mkdir(join(folder, path), { recursive: true })
    await writeFile(join(folder, path, 'package.json'), JSON.stringify(manifest))
  }
}

async function check() {
  return checkTree(await readInstalled(folder))
}

const app = { dependencies: { '@cleat/react': '^0.1.0', wagmi: '^3.0.0', viem: '^2.0.0' } }
const react = { version: '0.1.0', peerDependencies: { react: '^18.2.0 || ^19.0.0' } }
const healthy = {
  '.': app,
  'node_modules/@cleat/react': react,
  'node_modules/react': { version: '19.3.1' },
  'node_modules/viem': { version: '2.57.1' },
  'node_modules/wagmi': { version: '3.7.7', peerDependencies: { viem: '2.x', ox: '*' } },
  'node_modules/ox': { version: '1.0.0' },
}

test('default: a healthy app', async () => {
  await install(healthy)
  const findings = await check()
  expect(findings.map(({ id, status }) => `${status} ${id}`)).toEqual([
    'ok cleat',
    'ok copies:react',
    'ok copies:viem',
    'ok copies:wagmi',
    'ok copies:@cleat/react',
    'ok peers',
  ])
})

test('error: two copies of viem, of which one is nested', async () => {
  await install({
    ...healthy,
    'node_modules/wagmi': { version: '3.7.7', dependencies: { viem: '2.40.0' } },
    'node_modules/wagmi/node_modules/viem': { version: '2.40.0' },
  })
  const found = (await check()).find(({ id }) => id === 'copies:viem')
  expect(found).toMatchObject({ status: 'error' })
  expect(found?.message).toMatch(/viem is there 2 times.*2\.57\.1 in .*2\.40\.0 in /)
})

test('behavior: one copy that links lead to, as pnpm has it', async () => {
  await install({
    '.': app,
    'node_modules/.pnpm/viem@2/node_modules/viem': { version: '2.57.1' },
    'node_modules/.pnpm/wagmi@3/node_modules/wagmi': {
      version: '3.7.7',
      peerDependencies: { viem: '2.x' },
    },
    'node_modules/@cleat/react': { version: '0.1.0' },
  })
  for (const [link, target] of [
    ['node_modules/viem', 'node_modules/.pnpm/viem@2/node_modules/viem'],
    ['node_modules/wagmi', 'node_modules/.pnpm/wagmi@3/node_modules/wagmi'],
    ['node_modules/.pnpm/wagmi@3/node_modules/viem', 'node_modules/.pnpm/viem@2/node_modules/viem'],
  ] as const) {
    await mkdir(dirname(join(folder, link)), { recursive: true })
    await symlink(join(folder, target), join(folder, link))
  }
  expect((await check()).every(({ status }) => status === 'ok')).toBe(true)
})

test('error: packages of Cleat of several versions', async () => {
  await install({
    ...healthy,
    '.': { dependencies: { ...app.dependencies, '@cleat/siwx': '^0.2.0' } },
    'node_modules/@cleat/siwx': { version: '0.2.0' },
  })
  expect(await check()).toContainEqual(expect.objectContaining({ id: 'cleat', status: 'error' }))
})

test('error: a peer that does not fit, or is missing', async () => {
  await install({ ...healthy, 'node_modules/react': { version: '17.0.2' } })
  expect(await check()).toContainEqual({
    id: 'peer:@cleat/react:react',
    status: 'error',
    message: '@cleat/react needs react ^18.2.0 || ^19.0.0, and 17.0.2 is installed.',
    todo: 'Install a version of react that fits.',
  })
  await rm(join(folder, 'node_modules/react'), { recursive: true })
  expect(await check()).toContainEqual(
    expect.objectContaining({ id: 'peer:@cleat/react:react', todo: 'Install react.' }),
  )
})

test('behavior: an optional peer may be missing; a stranger only warns', async () => {
  await install({
    ...healthy,
    'node_modules/wagmi': {
      version: '3.7.7',
      peerDependencies: { viem: '1.x', typescript: '>=5' },
      peerDependenciesMeta: { typescript: { optional: true } },
    },
  })
  const problems = (await check()).filter(({ status }) => status !== 'ok')
  expect(problems.map(({ id, status }) => `${status} ${id}`)).toEqual(['warning peer:wagmi:viem'])
})

test('error: nothing of Cleat is installed', async () => {
  await install({ '.': {} })
  expect((await check())[0]).toMatchObject({ id: 'cleat', status: 'error' })
})
