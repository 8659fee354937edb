import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StartChain } from './startChains.ts'
import type { StartFramework } from './startFrameworks.ts'

/** A file of a quick start, as its reader writes it. */
export type StartFile = {
  /** In the reader's app: `src/config.ts`. */
  readonly path: string
  readonly code: string
}

const starts = join(import.meta.dirname, '../../starts')

/** The files of an app with a framework and a family of chains. */
export function listStartFiles(framework: StartFramework, chain: StartChain): StartFile[] {
  const ofChain = framework.isReact
    ? ['config.ts', ...(chain.hasProviders ? ['Providers.tsx'] : []), 'SignMessage.tsx']
    : ['config.ts']
  return [
    ...ofChain.map((file) => ({
      path: `${framework.folder}/${file}`,
      code: toFramework(read(`chains/${chain.id}/${file}`), framework),
    })),
    ...framework.files.map((file) => {
      const code = read(`frameworks/${framework.id}/${file}`)
      return {
        path: file === 'index.html' ? file : `${framework.folder}/${file}`,
        code: chain.hasProviders ? code : withoutProviders(code),
      }
    }),
  ]
}

function read(path: string): string {
  return readFileSync(join(starts, path), 'utf8')
}

/** Imports from the framework's entry. Next renders on the server, too, where no wallet is. */
function toFramework(code: string, { entry, id }: StartFramework): string {
  const imported = code.replace("from '@cleat/react'", `from '${entry}'`)
  return id === 'next'
    ? imported.replace('new WagmiAdapter({ networks', 'new WagmiAdapter({ ssr: true, networks')
    : imported
}

/** A fragment keeps the shape of the code where several things were inside. */
function withoutProviders(code: string): string {
  const without = code.replace(/^import .*'\.\/Providers'\n/m, '')
  return without
    .replace(/^( *)<Providers>\n( *)(<.*\/>)\n *<\/Providers>/m, '$1$3')
    .replace('<Providers>', '<>')
    .replace('</Providers>', '</>')
}
