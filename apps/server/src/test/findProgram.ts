import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** Finds a program in the path, or at the patterns. */
export function findProgram(name: string, patterns: readonly string[] = []): string | undefined {
  const folders = process.env.PATH?.split(':') ?? []
  const places = [...folders.map((folder) => join(folder, name)), ...globSync([...patterns])]
  return places.find(existsSync)
}
