import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** Where a program is on this machine, if it has it: in the path, or where the patterns say. */
export function findProgram(name: string, patterns: readonly string[] = []): string | undefined {
  const folders = process.env.PATH?.split(':') ?? []
  const places = [...folders.map((folder) => join(folder, name)), ...globSync([...patterns])]
  return places.find(existsSync)
}
