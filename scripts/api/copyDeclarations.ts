import { existsSync, globSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export declare namespace copyDeclarations {
  type Parameters = {
    /** Where the packages are built. */
    from: string
    to: string
    /** As `packages/react`. */
    folders: readonly string[]
  }
}

/**
 * Copies the built declarations of packages, so that they find each other as they do once they are
 * installed, and without the maps to their sources.
 */
export async function copyDeclarations(parameters: copyDeclarations.Parameters): Promise<void> {
  const { from, to, folders } = parameters
  const copies = new Map<string, string>()
  for (const folder of folders) {
    const source = join(from, folder)
    const copy = join(to, folder)
    if (!existsSync(join(source, 'dist'))) throw new Error(`Build first: ${folder} has no dist`)
    for (const path of globSync('dist/**/*.d.ts', { cwd: source }))
      await cp(join(source, path), join(copy, path))
    const { publishConfig, ...manifest } = JSON.parse(
      await readFile(join(source, 'package.json'), 'utf8'),
    )
    await writeFile(join(copy, 'package.json'), JSON.stringify({ ...manifest, ...publishConfig }))
    copies.set(manifest.name, copy)
  }
  for (const folder of folders)
    await linkModules(join(from, folder, 'node_modules'), join(to, folder, 'node_modules'), copies)
}

async function linkModules(
  from: string,
  to: string,
  copies: ReadonlyMap<string, string>,
): Promise<void> {
  const names = existsSync(from) ? await readdir(from) : []
  for (const name of names.filter((found) => !found.startsWith('.'))) {
    const within = name.startsWith('@') ? await readdir(join(from, name)) : ['']
    for (const module of within.map((part) => (part ? `${name}/${part}` : name))) {
      await mkdir(dirname(join(to, module)), { recursive: true })
      await symlink(copies.get(module) ?? join(from, module), join(to, module), 'junction')
    }
  }
}
