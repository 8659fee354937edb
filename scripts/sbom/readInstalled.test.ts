import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readInstalled } from './readInstalled.ts'

const folder = await mkdtemp(join(tmpdir(), 'cleat-sbom-'))
afterAll(() => rm(folder, { recursive: true }))

async function install(path: string, manifest: object): Promise<void> {
  await mkdir(join(folder, path), { recursive: true })
  await writeFile(join(folder, path, 'package.json'), JSON.stringify(manifest))
}

test('default: dependencies of dependencies, also in circles, and no peers', async () => {
  await install('app', { dependencies: { one: '^1.0.0' }, peerDependencies: { react: '*' } })
  await install('app/node_modules/one', {
    ...{ version: '1.2.3', license: 'MIT', dependencies: { two: '*' } },
  })
  await install('app/node_modules/one/node_modules/two', {
    ...{ version: '2.0.0', license: 'ISC', dependencies: { one: '*' } },
  })
  expect(await readInstalled(join(folder, 'app'))).toEqual([
    { name: 'one', version: '1.2.3', licence: 'MIT', isEmbedded: false },
    { name: 'two', version: '2.0.0', licence: 'ISC', isEmbedded: false },
  ])
})

test('error: a dependency that is not installed', async () => {
  await install('broken', { dependencies: { nothing: '*' } })
  await expect(readInstalled(join(folder, 'broken'))).rejects.toThrow('nothing, a dependency of')
})
