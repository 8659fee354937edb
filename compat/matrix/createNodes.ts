import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../scripts/run.ts'
import type { Cell } from './axes.ts'

const versions: { readonly [major in Cell['node']]: string } = {
  '24': '24.21.0',
  '22': '22.23.5',
  '20': '20.20.2',
}

/** Installs Nodes from npm, which has one package for each platform. */
export function createNodes({ folder }: { folder: string }): {
  /** The folder of the program `node`. */
  find(major: Cell['node']): Promise<string>
} {
  const found = new Map<Cell['node'], Promise<string>>()
  return {
    find(major) {
      const known = found.get(major) ?? install(major, join(folder, `node-${major}`))
      found.set(major, known)
      return known
    },
  }
}

async function install(major: Cell['node'], folder: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`
  await mkdir(folder, { recursive: true })
  const wanted = `${name}@${versions[major]}`
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--prefer-offline']
  const { code, output } = await run('npm', [...args, wanted], { cwd: folder })
  if (code !== 0) throw new Error(`npm cannot install ${wanted}:\n${output}`)
  return join(folder, 'node_modules', name, 'bin')
}
