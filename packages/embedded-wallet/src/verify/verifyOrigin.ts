import { setTimeout as sleep } from 'node:timers/promises'
import type { WalletManifest } from '../service/manifestSchemas.ts'
import { browsers } from './browsers.ts'
import { checkEntry } from './checkEntry.ts'
import { type CheckedFile, checkFile } from './checkFile.ts'
import { compareRelease } from './compareRelease.ts'
import { fetchBounded, type SendGet } from './fetchBounded.ts'
import type { Finding } from './finding.ts'
import { hashManifest } from './hashManifest.ts'
import { listImports } from './listImports.ts'
import { readManifest } from './readManifest.ts'
import type { PageKind } from './requiredHeaders.ts'
import { toPolicyMap } from './toPolicyMap.ts'
import { VerifyError } from './verifyError.ts'

/** What an origin serves, and how it differs from what it should. */
export type Verification = {
  /** Which origin was asked. */
  readonly origin: string
  /** SHA-256 of the paths and hashes of all files, base64url, as its manifest says. */
  readonly build: string
  /** How many files its manifest lists. */
  readonly files: number
  /** How many bytes those are together. */
  readonly bytes: number
  /** The origins that may frame the wallet. */
  readonly hosts: readonly string[]
  /** Whether its files are those of the release; nothing where none was given. */
  readonly isRelease: boolean | undefined
  /** What differs. Empty where nothing does. */
  readonly findings: readonly Finding[]
}

const entries: readonly { readonly at: string; readonly file: string; readonly kind: PageKind }[] =
  [
    { at: '/frame', file: '/frame.html', kind: 'frame' },
    { at: '/w', file: '/w.html', kind: 'window' },
    { at: '/w/done', file: '/w.html', kind: 'window' },
    { at: '/recover.html', file: '/recover.html', kind: 'recovery' },
  ]
const entryFiles = new Set(entries.map(({ file }) => file))
const longestTotal = 50_000_000
const longestManifest = 1_000_000
/** So that a service with limits for each client answers. */
const pauseMs = 10

/**
 * Fetches all that the origin of a wallet serves as pages, from outside and as several browsers,
 * and compares it with its own manifest, with the design, and with the list of a release. In Node.
 * @throws `VerifyError` where there is no answer, or no manifest
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises'
 * import { readManifest, verifyOrigin, writeReport } from '@cleat/embedded-wallet/verify'
 *
 * const verification = await verifyOrigin({
 *   origin: 'https://wallet.app.example',
 *   release: readManifest(await readFile('wallet-pages.json')),
 *   send: fetch,
 * })
 * if (verification.findings.length > 0) console.error(writeReport(verification))
 * ```
 */
export async function verifyOrigin(parameters: {
  /** Such as `https://wallet.app.example`, without a path. */
  readonly origin: string
  /** The list of a release. Without it, only what an operator did by mistake is found. */
  readonly release?: WalletManifest | undefined
  /** Asks for a URL: the `fetch` of Node. */
  readonly send: SendGet
}): Promise<Verification> {
  const { origin, release, send } = parameters
  const url = `${origin}/wallet/v1/manifest`
  const { status, bytes } = await fetchBounded({ url, longest: longestManifest, send })
  const manifest = readManifest(bytes)
  if (status !== 200 || !manifest)
    throw new VerifyError(`${url} has no list of files (status ${status}).`)
  const total = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  if (total > longestTotal) throw new VerifyError(`${url} lists ${total} bytes, which is too much.`)
  const hashes = new Map(manifest.files.map(({ path, hash }) => [path, hash]))
  const [request = {}] = Object.values(browsers)
  const check = (at: string, kind: PageKind, file = at, headers = request): Promise<CheckedFile> =>
    checkFile({ ...{ origin, at, kind, hash: hashes.get(file), request: headers, send } })

  const findings: Finding[] = []
  const expected = hashManifest(manifest.files)
  if (manifest.build !== expected)
    findings.push({ kind: 'manifest', at: '/wallet/v1/manifest', expected, found: manifest.build })
  const files = new Map<string, Uint8Array>()
  for (const { path } of manifest.files) {
    if (entryFiles.has(path)) continue
    const checked = await check(path, 'asset')
    findings.push(...checked.findings)
    if (checked.bytes) files.set(path, checked.bytes)
    await sleep(pauseMs)
  }
  for (const [at, content] of files) {
    if (!at.endsWith('.js')) continue
    for (const found of listImports(new TextDecoder().decode(content)))
      if (!hashes.has(found)) findings.push({ kind: 'file-unlisted', at, found })
  }
  let hosts: readonly string[] = []
  for (const { at, file, kind } of entries) {
    const checked = await check(at, kind, file)
    const html = new TextDecoder().decode(checked.bytes)
    findings.push(...checked.findings)
    if (checked.bytes)
      findings.push(...checkEntry({ at, kind, html, headers: checked.headers, files }))
    if (kind === 'frame') hosts = readHosts(checked.headers)
    for (const [of, headers] of Object.entries(browsers).slice(1)) {
      const other = await check(at, kind, file, { ...headers })
      if (!isSame(checked, other)) findings.push({ kind: 'browser-differs', at, of })
    }
  }
  const released = release && compareRelease(manifest, release)
  return {
    ...{ origin, build: manifest.build, files: manifest.files.length, bytes: total, hosts },
    isRelease: released && released.length === 0,
    findings: [...findings, ...(released ?? [])],
  }
}

function isSame(one: CheckedFile, other: CheckedFile): boolean {
  const [policy, otherPolicy] = [one, other].map(({ headers }) =>
    headers.get('Content-Security-Policy'),
  )
  return one.hash === other.hash && policy === otherPolicy
}

function readHosts(headers: Headers): readonly string[] {
  const policy = toPolicyMap(headers.get('Content-Security-Policy') ?? '')
  return policy?.get('frame-ancestors')?.split(' ') ?? []
}
