import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { cssModules } from '../../tooling/cssModules.ts'
import { root } from '../sourceFiles.ts'

/** Every module and package that an entry of `@cleat/react` can load. */
async function reach(entry: string): Promise<readonly string[]> {
  const ids = new Set<string>()
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(root, 'packages/react'),
    plugins: [
      cssModules(),
      {
        name: 'reach',
        generateBundle(_, bundle) {
          for (const file of Object.values<Rolldown.OutputChunk | Rolldown.OutputAsset>(bundle)) {
            if (file.type !== 'chunk') continue
            for (const id of [...file.moduleIds, ...file.imports, ...file.dynamicImports])
              ids.add(id)
          }
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(root, 'packages/react/src/exports', entry),
        preserveEntrySignatures: 'strict',
        external: (id) => /^[@a-z]/.test(id) && !/^@cleat\/(core|ui)/.test(id),
      },
    },
  })
  return [...ids].map((id) => id.replace(`${root}/`, ''))
}

const isInterface = (id: string) =>
  id.startsWith('react-dom') || /packages\/ui\/src\/(shell|features|components)\//.test(id)

test('the headless entry never loads an interface', async () => {
  const reached = await reach('headless.ts')
  expect(reached).toContain('packages/core/src/runtime/registry/expandListedWallets.ts')
  expect(reached.filter(isInterface)).toEqual([])
})

test('the other one does', async () => {
  const reached = await reach('index.ts')
  expect(reached.filter(isInterface)).toContain('packages/ui/src/shell/mountModal.tsx')
})
