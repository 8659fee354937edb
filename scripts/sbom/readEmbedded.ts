import type { Part } from './part.ts'

const row = /^\| \[(?<name>[^\]]+)\]\([^)]+\) (?<version>\d[\w.+-]*)[^|]*\| (?<licence>[^|]+) \|/gm

/** The libraries that `dist` has inside, which a package's NOTICE.md lists. */
export function readEmbedded(notice: string): Part[] {
  return [...notice.matchAll(row)].map(({ groups }) => ({
    name: groups?.name ?? '',
    version: groups?.version ?? '',
    licence: groups?.licence ?? '',
    isEmbedded: true,
  }))
}
