import { readFileSync } from 'node:fs'

/** Reads a file of the public vectors. */
export function readVectors<Vectors>(name: string): Vectors {
  const path = new URL(`../../../vectors/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(path, 'utf8'))
}
