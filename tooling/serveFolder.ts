import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves the files of a folder on a free port of this machine. A path without extension is a page,
 * as static hosts have it.
 */
export async function serveFolder(
  folder: string,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
    // Browsers request it themselves.
    if (path === '/favicon.ico') return void response.writeHead(204).end()
    try {
      const file = path.endsWith('/') ? `${path}index.html` : extname(path) ? path : `${path}.html`
      const body = await readFile(join(folder, file))
      const type = types[extname(file)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body)
    } catch {
      const body = await readFile(join(folder, '404.html')).catch(() => '')
      response.writeHead(404, { 'content-type': 'text/html' }).end(body)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
