import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { serveRegistry } from './serveRegistry.ts'

const folder = mkdtempSync(join(tmpdir(), 'cleat-registry-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('default', async () => {
  const tarball = join(folder, 'cleat-core-0.1.0.tgz')
  writeFileSync(tarball, 'packed')
  const manifest = { name: '@cleat/core', version: '0.1.0', dependencies: { valtio: '^2.3.2' } }
  const registry = await serveRegistry([{ manifest, tarball }])
  const document = await (await fetch(`${registry.url}@cleat%2fcore`)).json()
  expect(document['dist-tags']).toEqual({ latest: '0.1.0' })
  const { dist, ...published } = document.versions['0.1.0']
  expect(published).toEqual(manifest)
  expect(await (await fetch(dist.tarball)).text()).toBe('packed')
  expect((await fetch(`${registry.url}@cleat%2fother`)).status).toBe(404)
  await registry.stop()
})
