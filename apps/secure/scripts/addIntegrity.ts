import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const element = /<(?:script|link)\b[^>]*?\b(?:src|href)="(\/assets\/[\w.-]+)"[^>]*?(?=>)/g

/** Writes the hash of each script and style into a page that loads them. */
export async function addIntegrity(folder: string, name: string): Promise<void> {
  const path = join(folder, name)
  const page = await readFile(path, 'utf8')
  const hashes = new Map<string, string>()
  for (const [, file = ''] of page.matchAll(element))
    hashes.set(file, `sha384-${hash('sha384', await readFile(join(folder, file)), 'base64')}`)
  const written = page.replace(
    element,
    (tag, file: string) => `${tag} integrity="${hashes.get(file)}"`,
  )
  await writeFile(path, written)
}
