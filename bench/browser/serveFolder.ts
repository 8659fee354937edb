import { globSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

export type FileServer = {
  readonly origin: string
  /** Whether a URL is served from this folder. */
  has(url: string): boolean
  stop(): Promise<void>
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/**
 * Serves the files of a folder with gzip. They are compressed in advance, so that compression does
 * not affect measurements. With `isCached` browsers keep its assets, as most hosts have it.
 */
export async function serveFolder(
  folder: string,
  { isCached = false }: { isCached?: boolean } = {},
): Promise<FileServer> {
  const files = readFiles(folder)
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(toPath(url))
    if (!file) return response.writeHead(404).end()
    const headers = {
      'content-encoding': 'gzip',
      'content-length': file.body.length,
      'content-type': file.type,
      // The names of these files change with what is in them.
      ...(isCached &&
        url.startsWith('/assets/') && { 'cache-control': 'max-age=31536000, immutable' }),
    }
    return response.writeHead(200, headers).end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    has: (url) => URL.parse(url)?.origin === origin && files.has(toPath(new URL(url).pathname)),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function readFiles(folder: string): Map<string, { body: Buffer; type: string }> {
  const paths = globSync('**', { cwd: folder }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  )
  return new Map(
    paths.map((path) => [
      `/${path.split(sep).join('/')}`,
      {
        body: gzipSync(readFileSync(join(folder, path)), { level: 9 }),
        type: contentTypes[extname(path)] ?? 'application/octet-stream',
      },
    ]),
  )
}

function toPath(url: string): string {
  const [path = '/'] = url.split('?')
  return path === '/' ? '/index.html' : path
}
