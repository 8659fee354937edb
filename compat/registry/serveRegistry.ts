import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename } from 'node:path'

export declare namespace serveRegistry {
  type Published = {
    readonly manifest: { readonly name: string; readonly version: string }
    /** Its path. */
    readonly tarball: string
  }
  type ReturnType = Promise<{ readonly url: string; stop(): Promise<void> }>
}

/**
 * Serves packed packages as a registry does, so that `npm install @cleat/react` reads what would be
 * published. All other packages come from the registry that npm is set to.
 */
export async function serveRegistry(
  packages: readonly serveRegistry.Published[],
): serveRegistry.ReturnType {
  const tarballs = new Map(packages.map(({ tarball }) => [`/-/${basename(tarball)}`, tarball]))
  const documents = new Map<string, string>()
  const server = createServer(async ({ url = '' }, response) => {
    const path = decodeURIComponent(url)
    const tarball = tarballs.get(path)
    const body = tarball ? await readFile(tarball) : documents.get(path)
    response.writeHead(body ? 200 : 404, {
      'content-type': tarball ? 'application/octet-stream' : 'application/json',
    })
    response.end(body ?? '{"error":"not found"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The registry has no port.')
  const url = `http://127.0.0.1:${address.port}/`
  for (const { manifest, tarball } of packages) {
    const integrity = createHash('sha512')
      .update(await readFile(tarball))
      .digest('base64')
    const dist = { tarball: `${url}-/${basename(tarball)}`, integrity: `sha512-${integrity}` }
    documents.set(
      `/${manifest.name}`,
      JSON.stringify({
        name: manifest.name,
        'dist-tags': { latest: manifest.version },
        versions: { [manifest.version]: { ...manifest, dist } },
      }),
    )
  }
  return {
    url,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
