import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** A file that was refused, and why. */
export type Refusal = { readonly file: string; readonly reason: string }

const limits = { files: 2000, bytes: 256_000, totalBytes: 16_000_000, depth: 6 }

/**
 * The texts of the JSON files in a folder and in those inside it, by their path from there, with
 * `/` on every system. Links are not followed.
 * @throws if the folder cannot be read
 */
export async function readFolder(folder: string): Promise<{
  readonly texts: ReadonlyMap<string, string>
  readonly refused: readonly Refusal[]
}> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
  const texts = new Map<string, string>()
  const refused: Refusal[] = []
  let total = 0
  for (const path of files) {
    const file = relative(folder, path).split(sep).join('/')
    const { size } = await stat(path)
    const reason = findReason({ file, size, total, count: texts.size })
    if (reason === undefined) {
      total += size
      texts.set(file, await readFile(path, 'utf8'))
    } else refused.push({ file, reason })
  }
  return { texts, refused }
}

function findReason(of: { file: string; size: number; total: number; count: number }) {
  if (of.size > limits.bytes) return `It has more than ${limits.bytes} bytes.`
  if (of.file.split('/').length > limits.depth) return 'It is too deep in the folder.'
  if (of.count >= limits.files) return `There are more than ${limits.files} files.`
  return of.total + of.size > limits.totalBytes
    ? `All files together have more than ${limits.totalBytes} bytes.`
    : undefined
}
