import { join } from 'node:path'
import { expect, test } from 'vitest'
import libraries from '../packages/react/tsdown.libraries.config.ts'
import { findLicences } from '../scripts/licences/findLicences.ts'
import { buildPackage } from './buildPackage.ts'
import { otherChains } from './otherChains.ts'

const packages = join(import.meta.dirname, '../packages')

/** The packages of a production install, each with its dependency path. */
function installedWith(...names: readonly string[]): string[] {
  return findLicences(names.map((name) => join(packages, name))).map(({ path }) => path)
}

test.each(['wagmi', 'ethers'])(
  'default: an app on EVM chains installs nothing of others: %s',
  (name) => {
    const installed = installedWith('react', `adapter-${name}`)
    expect(installed).toContain(`@cleat/adapter-${name}`)
    expect(installed.filter((path) => otherChains.test(path))).toEqual([])
  },
)

test.each([
  ['bitcoin', '@scure/btc-signer'],
  ['polkadot', '@scure/sr25519'],
])('behavior: it is found where it is wanted: %s', (name, library) => {
  const installed = installedWith(`adapter-${name}`).filter((path) => otherChains.test(path))
  expect(installed).toContain(`@cleat/adapter-${name} › ${library}`)
})

test('behavior: what signs in at a service has nothing of others inside', async () => {
  const modules: string[] = []
  const folder = 'node_modules/.cache/library'
  await buildPackage(libraries, {
    ...{ path: join(packages, 'react'), folder },
    plugin: {
      name: 'list-modules',
      renderChunk: (_, chunk) => {
        modules.push(...chunk.moduleIds)
        return null
      },
    },
  })
  expect(modules.some((path) => path.endsWith('/siwx/src/cleat/CleatSIWX.ts'))).toBe(true)
  expect(modules.filter((path) => otherChains.test(path))).toEqual([])
})
