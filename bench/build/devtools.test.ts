import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { root } from '../../scripts/sourceFiles.ts'
import { cssModules } from '../../tooling/cssModules.ts'

const entry = '\0app.js'
const drawing = "import { createElement } from 'react'\nexport const page = () => "

type Built = { readonly code: string; readonly ours: readonly string[] }

/** Builds an app as it is published, or as it is developed. */
async function buildApp(code: string, mode: 'production' | 'development'): Promise<Built> {
  vi.stubEnv('NODE_ENV', mode)
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    mode,
    root: join(root, 'apps/laboratory'),
    plugins: [
      cssModules(),
      {
        name: 'app',
        resolveId: (id) => (id === 'app' ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'app',
        preserveEntrySignatures: 'strict',
        external: (id) => /^(?:react|valtio|@cleat\/(?!devtools))/.test(id),
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.output.filter((file) => file.type === 'chunk')
  const folder = `${root}/packages/devtools/src/`
  return {
    code: chunks.map((chunk) => chunk.code).join('\n'),
    ours: chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => id.startsWith(folder))
      .map((id) => id.slice(folder.length))
      .sort(),
  }
}

const app = `import { CleatDevtools, createSimulation } from '@cleat/devtools'
export const simulation = createSimulation()
${drawing}createElement(CleatDevtools, { simulation })`

const lazyApp = `const load = () => import('@cleat/devtools')
import { lazy } from 'react'
const Devtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await load()).CleatDevtools }))
  : undefined
${drawing}(Devtools ? createElement(Devtools) : null)`

const without = `${drawing}null`

afterEach(() => {
  vi.unstubAllEnvs()
})

test('default: while developing, the panel is there', async () => {
  const { code, ours } = await buildApp(app, 'development')
  expect(ours).toContain('panel/Panel.tsx')
  expect(code).toContain('Open Cleat devtools')
}, 120_000)

test('default: a production build has no part of the panel', async () => {
  const { code, ours } = await buildApp(app, 'production')
  expect(ours.filter((file) => !/^(?:exports|inert)\/|^simulation\/initial/.test(file))).toEqual([])
  expect(code).not.toMatch(/Cleat devtools|attachShadow|observeRequests/)
  expect(code.length).toBeLessThan(700)
}, 120_000)

test('default: behind a condition of the bundler, a production build has not one byte of it', async () => {
  const { code, ours } = await buildApp(lazyApp, 'production')
  expect(ours).toEqual([])
  expect(code).toBe((await buildApp(without, 'production')).code)
}, 120_000)
