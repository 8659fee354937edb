import { gzipSync } from 'node:zlib'

/** Bytes of a text after gzip, as the server of the bench sends it. */
export function gzipSize(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length
}
