import { globSync } from 'node:fs'
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { root } from '../../scripts/sourceFiles.ts'

type Modules = { readonly react: string; readonly wagmi: string }

const appkit = join(root, 'compat/appkit')
const here = join(root, 'compat/types')
/** The app on older versions, which has React 18 and wagmi 2. */
const older = join(root, 'examples/react-18-wagmi-2')

/** Each compiler that the declarations have to pass. */
export const compilers: readonly { readonly name: string; readonly path: string }[] = [
  { name: 'TypeScript 5', path: join(here, 'node_modules/typescript-5/bin/tsc') },
  { name: 'TypeScript 6', path: join(here, 'node_modules/typescript-6/bin/tsc') },
  { name: 'TypeScript 7', path: join(root, 'node_modules/typescript/bin/tsc') },
]

/** The libraries that apps bring, by the folder whose `node_modules` has them. */
export const libraries: readonly { readonly name: string; readonly modules: Modules }[] = [
  { name: 'React 19, wagmi 3', modules: { react: appkit, wagmi: appkit } },
  { name: 'React 19, wagmi 2', modules: { react: appkit, wagmi: older } },
  { name: 'React 18, wagmi 3', modules: { react: older, wagmi: appkit } },
  { name: 'React 18, wagmi 2', modules: { react: older, wagmi: older } },
]

/** Writes the configuration of a pair of libraries, with our packages as published. */
export async function writeConfig(parameters: { pair: string; modules: Modules }): Promise<string> {
  const { pair, modules } = parameters
  const cache = join(appkit, 'node_modules/.cache/types')
  const path = join(cache, `${pair.replace(/\W+/g, '-').toLowerCase()}.json`)
  const config = {
    extends: '../../../tsconfig.json',
    compilerOptions: {
      allowImportingTsExtensions: true,
      paths: {
        ...(await published()),
        ...(await folderPaths('react', join(modules.react, 'node_modules/@types/react'))),
        ...(await folderPaths('react-dom', join(modules.react, 'node_modules/@types/react-dom'))),
        ...(await folderPaths('wagmi', join(modules.wagmi, 'node_modules/wagmi'))),
      },
    },
    include: ['../../../**/*.ts', '../../../**/*.tsx'],
    exclude: ['../../../node_modules', '../../../**/*.test.tsx'],
  }
  await mkdir(cache, { recursive: true })
  await writeFile(path, JSON.stringify(config, undefined, 2))
  return path
}

async function folderPaths(name: string, folder: string): Promise<Record<string, string[]>> {
  const real = await realpath(folder)
  return { [name]: [real], [`${name}/*`]: [`${real}/*`] }
}

type Published = {
  readonly name: string
  readonly publishConfig?: { readonly exports?: Record<string, string | { types?: string }> }
}

/** The declarations of every entry, as a consumer has them. */
async function published(): Promise<Record<string, string[]>> {
  const paths: Record<string, string[]> = {}
  for (const file of globSync('packages/*/package.json', { cwd: root })) {
    const manifest = JSON.parse(await readFile(join(root, file), 'utf8')) as Published
    for (const [entry, target] of Object.entries(manifest.publishConfig?.exports ?? {})) {
      if (typeof target === 'string' || !target.types) continue
      paths[posix.join(manifest.name, entry)] = [join(root, dirname(file), target.types)]
    }
  }
  return paths
}
