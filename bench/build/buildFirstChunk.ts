import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { cssModules } from '../../tooling/cssModules.ts'
import { findFloor } from '../../tooling/findFloor.ts'
import { toChunks } from './chunk.ts'

export declare namespace buildFirstChunk {
  type Parameters = {
    /** Registers features. @default every feature */
    features?: 'all' | 'none' | undefined
    /** Code to put at the end of a source file whose path ends so, as a leak would. */
    leak?: { readonly file: string; readonly code: string } | undefined
  }
}

/**
 * The file that the bench's app loads first, built from the sources and not minified: short names
 * depend on how often others are used. Hashes of file names are left out, and so is the list of
 * what the file hands to others.
 */
export async function buildFirstChunk(
  parameters: buildFirstChunk.Parameters = {},
): Promise<string> {
  const { features = 'all', leak } = parameters
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '../apps/cleat'),
    plugins: [cssModules(), react(), replaceSources({ features, leak })],
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [{ name: nameChunk, includeDependenciesRecursively: false }] },
        },
      },
    },
  })
  const first = toChunks(output as Rolldown.RolldownOutput).find(({ fileName }) =>
    fileName.startsWith('assets/main-'),
  )
  if (!first) throw new Error('The app has no first chunk')
  return first.code
    .replace(/-[\w-]{8}(?=\.(?:js|css))/g, '-HASH')
    .replace(/^export \{[^}]*\};?\s*$/m, '')
}

/** As the packages are built: a module belongs to the first floor that reaches it. */
const floors = ['main', 'exports/parts', 'exports/runtime', 'exports/modal']

function nameChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  const { floor } = findFloor(id, floors, context)
  return typeof floor === 'string' ? floor : null
}

function replaceSources({ features, leak }: buildFirstChunk.Parameters): Plugin {
  return {
    name: 'bench:replace-sources',
    enforce: 'pre',
    load: (id) =>
      features === 'none' && /\/src\/features\/registry\.tsx?$/.test(id) ? 'export {}' : null,
    transform: (code, id) => (leak && id.endsWith(leak.file) ? `${code}\n${leak.code}` : null),
  }
}
