import { gzipSync } from 'node:zlib'

/** Size of a text in bytes after gzip, with the bench server's settings. */
export function gzipSize(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length
}
