import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import adapter from '../../packages/adapter-wagmi/tsdown.config.ts'
import core from '../../packages/core/tsdown.config.ts'
import evm from '../../packages/evm/tsdown.config.ts'
import kit from '../../packages/react/tsdown.config.ts'
import signatures from '../../packages/signatures/tsdown.config.ts'
import ui from '../../packages/ui/tsdown.config.ts'
import { root } from '../../scripts/sourceFiles.ts'
import { buildPackage } from '../../tooling/buildPackage.ts'
import { publishedEntries } from '../../tooling/publishedEntries.ts'
import { bundle } from './bundle.ts'
import { demoFeature, demoLine } from './demoFeature.ts'
import { reachableChunks } from './reachableChunks.ts'

export declare namespace buildFirstChunk {
  type Parameters = {
    /** What the registries list; `demo` is every feature and one more. @default every feature */
    features?: 'all' | 'none' | 'demo' | undefined
    /** Code to put at the end of a source file whose path ends so, as a leak would. */
    leak?: { readonly file: string; readonly code: string } | undefined
  }
}

const packages = { signatures, core, evm, 'adapter-wagmi': adapter, ui, react: kit }

export type FirstChunk = {
  /** The whole file as it is published, minified. */
  readonly file: string
  /** Our modules in it after tree shaking, not minified: short names depend on use elsewhere. */
  readonly own: string
}

/**
 * Builds the bench's app with our packages as they are published, and returns what it loads
 * first. Hashes of file names are left out.
 */
export async function buildFirstChunk(
  parameters: buildFirstChunk.Parameters = {},
): Promise<FirstChunk> {
  const { features = 'all', leak } = parameters
  // Inside the packages, whose manifests name their dependencies and have no side effects.
  const folder = `.cache/first-chunk/${leak ? 'leak' : features}`
  const replace = replaceSources({ features, leak })
  for (const [name, config] of Object.entries(packages))
    await buildPackage(config, { path: join(root, 'packages', name), folder, plugin: replace })
  const chunks = await bundle({
    logLevel: 'error',
    root: join(import.meta.dirname, '../apps/cleat'),
    plugins: [resolvePublished(folder), react()],
    build: {
      write: false,
      reportCompressedSize: false,
      // Libraries of our packages load on demand, and are built apart.
      rolldownOptions: { external: /\/library\// },
    },
  })
  const [first, ...others] = reachableChunks(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  if (!first || others.length > 0) throw new Error('The app loads several files, or none')
  const clean = (code: string) => withoutNames(code).replaceAll(folder, 'dist')
  const own = first.modules.filter(({ id }) => !id.includes('/node_modules/'))
  return {
    file: clean(first.code),
    own: own.map(({ id, code }) => clean(`// ${toPath(id)}\n${code}`)).join('\n'),
  }
}

/** Leaves out the hash of each file, and the letter that another file has for its namespace. */
function withoutNames(code: string): string {
  return code
    .replace(/-(?:[\w-]{8}|!~\{[\w$]+\}~)(?=\.(?:js|css))/g, '-HASH')
    .replace(/\.then\(\((\w)\) => \1\.\w+\)/g, '.then(NAMESPACE)')
}

function toPath(id: string): string {
  return id.replace(`${root}/`, '')
}

/** Our packages come from the folder, as do the files that core chooses by condition. */
function resolvePublished(folder: string): Plugin {
  const entries = publishedEntries(join(root, 'packages'))
  const byCondition: { readonly [source: string]: string } = {
    '#composeMessage': 'base/errors/production/composeMessage.js',
    '#checkOptions': 'boot/production/checkOptions.js',
  }
  return {
    name: 'bench:resolve-published',
    enforce: 'pre',
    resolveId(source) {
      const file = byCondition[source]
      if (file) return join(root, 'packages/core', folder, file)
      const entry = entries[source]
      return entry ? join(root, entry.replace('dist', folder)) : null
    },
  }
}

function replaceSources({ features = 'all', leak }: buildFirstChunk.Parameters): Plugin {
  const findDemo = (id: string) => (features === 'demo' ? demoFeature[toPath(id)] : undefined)
  return {
    name: 'bench:replace-sources',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return null
      const id = join(importer, '..', source)
      return findDemo(id) ? id : null
    },
    load: (id) => findDemo(id) ?? null,
    transform(code, id) {
      if (/\/src\/features\/registry\.ts$/.test(id)) {
        if (features === 'none') return 'export {}'
        if (features === 'demo') return `${code}\n${demoLine}`
      }
      return leak && id.endsWith(leak.file) ? `${code}\n${leak.code}` : null
    },
  }
}
