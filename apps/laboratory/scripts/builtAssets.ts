import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const types: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' }

/**
 * Serves scripts and styles with a hash in their names from memory, to be kept by browsers. The
 * laboratories of the journeys serve each of them hundreds of times.
 */
export function builtAssets(outDir: string): Plugin {
  const kept = new Map<string, Promise<Buffer | undefined>>()
  const read = (path: string) => {
    const body = kept.get(path) ?? readFile(resolve(outDir, `.${path}`)).catch(() => undefined)
    kept.set(path, body)
    return body
  }
  return {
    name: 'laboratory:built-assets',
    configurePreviewServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const type = types[extname(path)]
        const body = type && /^\/assets\/[\w.-]+$/.test(path) ? await read(path) : undefined
        if (!type || !body) return next()
        response.setHeader('Content-Type', type)
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
        response.end(body)
      })
    },
  }
}
