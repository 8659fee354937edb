import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { createManifest } from '@cleat/embedded-wallet/manifest'
import type { WalletManifest } from '@cleat/embedded-wallet/service'

/** A built file of the pages. */
export type PageFile = {
  readonly path: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
  /** Of a page that has all it needs inside, and says so itself. */
  readonly policy?: string | undefined
}

/** The built pages, by path. */
export type Pages = {
  readonly files: ReadonlyMap<string, PageFile>
  readonly manifest: WalletManifest
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  json: 'application/json',
}

/**
 * Reads the built pages once, so that what is served is what the manifest says.
 * @throws if the folder has no `frame.html` and `w.html`
 */
export function readPages(folder: string): Pages {
  const files = new Map<string, PageFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name)
    const path = `/${full.slice(join(folder, '/').length).split(sep).join('/')}`
    const type = types[entry.name.split('.').at(-1) ?? '']
    if (!entry.isFile() || type === undefined) continue
    const bytes = new Uint8Array(readFileSync(full))
    files.set(path, { path, bytes, type, policy: readPolicy(path, bytes) })
  }
  if (!files.has('/frame.html') || !files.has('/w.html'))
    throw new Error(
      `WALLET_PAGES has no frame.html and w.html in ${folder}. Build the pages first.`,
    )
  return { files, manifest: createManifest(files.values()) }
}

const ownPolicy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/

/** What the page for recovery allows itself: it knows the hashes of the scripts inside. */
function readPolicy(path: string, bytes: Uint8Array): string | undefined {
  if (path !== '/recover.html') return undefined
  return ownPolicy.exec(new TextDecoder().decode(bytes))?.[1]
}
