import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createManifest } from '@cleat/embedded-wallet/manifest'
import type { WalletManifest } from '@cleat/embedded-wallet/service'
import {
  type Finding,
  type SendGet,
  verifyOrigin,
  writeReport,
} from '@cleat/embedded-wallet/verify'
import { serve } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config/readConfig.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import { useFolder as createFolder } from '../../test/useFolder.ts'

const origin = 'https://wallet.app.example'
const integrity = (text: string) => `sha384-${hash('sha384', text, 'base64')}`
const policyHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

const script = 'import"./part-AbCd1234.js";new Worker("/assets/signer-AbCd1234.js")'
const offline = 'document.title="kit"'
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Wallet</title>
    <script type="module" crossorigin src="/assets/frame-AbCd1234.js" integrity="${integrity(script)}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`
const policy = [
  ...["default-src 'none'", `script-src ${policyHash(offline)}`, `style-src ${policyHash('p{}')}`],
  ...["base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'"],
  "trusted-types 'none'",
].join('; ')
/** Pages in the form in which they are built. */
const files: Readonly<Record<string, string>> = {
  '/frame.html': page,
  '/w.html': page,
  '/recover.html': `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}" /><style>p{}</style><script type="module">${offline}</script>`,
  '/assets/frame-AbCd1234.js': script,
  '/assets/part-AbCd1234.js': 'export{}',
  '/assets/signer-AbCd1234.js': 'postMessage(1)',
}
const release = createManifest(
  Object.entries(files).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) })),
)

/** The real service, behind a proxy that ends TLS. */
async function startPages() {
  const folder = await createFolder()
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  const config = readConfig({
    ...{ SERVICES: 'wallet', WALLET: 'on', WALLET_ORIGIN: origin, WALLET_PAGES: folder },
    ...{ WALLET_HOSTS: 'https://app.example,https://other.example', WALLET_KEY: 'A'.repeat(43) },
    ...{ RATE_LIMIT: '0' },
  })
  const { app } = createTestApp({ config })
  const send: SendGet = async (url, init) => {
    const answer = await app.request(url, init)
    answer.headers.set('Strict-Transport-Security', 'max-age=31536000')
    return answer
  }
  return { app, send }
}

/** Changes what is answered at a path, to some browsers or to all. */
type Change = (answer: { text: string; headers: Headers; status: number }) => void

async function verify(
  at: string,
  change: Change,
  given: { release?: WalletManifest; isFor?: (agent: string) => boolean } = {},
): Promise<readonly Finding[]> {
  const { send } = await startPages()
  const { isFor = () => true } = given
  const tampered: SendGet = async (url, init) => {
    const answer = await send(url, init)
    const isHit = url === `${origin}${at}` && isFor(init.headers['User-Agent'] ?? '')
    if (!isHit) return answer
    const { status, headers } = answer
    const changed = { text: await answer.text(), headers: new Headers(headers), status }
    change(changed)
    return new Response(changed.status === 304 ? null : changed.text, changed)
  }
  const { findings } = await verifyOrigin({ origin, release: given.release, send: tampered })
  return findings
}

const kinds = (findings: readonly Finding[]) =>
  findings.map(({ kind, at, of }) => [kind, at, ...(of === undefined ? [] : [of])].join(' '))

test('default: the pages of the service are those of the release', async () => {
  const { send } = await startPages()
  const verification = await verifyOrigin({ origin, release, send })
  expect(verification).toMatchObject({
    ...{ origin, build: release.build, files: 6, isRelease: true, findings: [] },
    hosts: ['https://app.example', 'https://other.example'],
  })
  expect(writeReport(verification)).toContain('Nothing differs.')
})

test('error: a script that was changed', async () => {
  const at = '/assets/part-AbCd1234.js'
  const findings = await verify(at, (answer) => {
    answer.text += ';fetch("//evil.example")'
  })
  expect(kinds(findings)).toEqual([`file-differs ${at}`])
})

test('error: a script that a page names with its hash', async () => {
  const at = '/assets/frame-AbCd1234.js'
  const findings = await verify(at, (answer) => {
    answer.text += ' '
  })
  const named = ['/frame', '/w', '/w/done'].map((path) => `integrity ${path} ${at}`)
  expect(kinds(findings)).toEqual([`file-differs ${at}`, ...named])
})

test.each([
  ['content-security-policy', undefined],
  ['content-security-policy', "default-src *; frame-ancestors 'none'"],
  ['cross-origin-embedder-policy', 'unsafe-none'],
  ['cross-origin-resource-policy', undefined],
  ['cache-control', 'public, max-age=600'],
  ['origin-agent-cluster', undefined],
  ['referrer-policy', 'unsafe-url'],
  ['x-content-type-options', undefined],
  ['strict-transport-security', 'max-age=60'],
  ['permissions-policy', 'camera=*'],
])('error: %s: %s', async (name, value) => {
  const findings = await verify('/frame', ({ headers }) => {
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
  })
  const kind = value === undefined ? 'header-missing' : 'header-differs'
  expect(kinds(findings)).toContain(`${kind} /frame ${name}`)
})

test.each([
  ['a source more', (text: string) => text.replace("script-src 'self'", "script-src 'self' blob:")],
  ['a directive less', (text: string) => text.replace("; form-action 'none'", '')],
  ['a directive more', (text: string) => `${text}; script-src-attr 'unsafe-inline'`],
  ['two of one name', (text: string) => `script-src *; ${text}`],
  ['two policies', (text: string) => `${text}, default-src *`],
  ['any host', (text: string) => text.replace(/frame-ancestors [^;]+/, 'frame-ancestors *')],
  ['any host of a scheme', (text: string) => text.replace(/ancestors [^;]+/, 'ancestors https:')],
])('error: a policy with %s', async (_, change) => {
  const findings = await verify('/frame', ({ headers }) => {
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(change(policy)).not.toBe(policy)
    headers.set('Content-Security-Policy', change(policy))
  })
  expect(kinds(findings)).toEqual(['header-differs /frame content-security-policy'])
})

test('error: a window whose opener can reach it', async () => {
  const name = 'cross-origin-opener-policy'
  const findings = await verify('/w', ({ headers }) => headers.delete(name))
  expect(kinds(findings)).toEqual([`header-missing /w ${name}`])
})

test('error: a header that lets other origins read, or loads something', async () => {
  const findings = await verify('/w', ({ headers }) => {
    headers.set('Access-Control-Allow-Origin', '*')
    headers.set('Link', '</assets/evil.js>; rel=modulepreload')
  })
  expect(kinds(findings)).toEqual([
    'header-extra /w access-control-allow-origin',
    'header-extra /w link',
  ])
})

test.each([
  ['a script inside', '<script>evil()</script>'],
  ['a script of another origin', '<script type="module" src="https://evil.example/a.js"></script>'],
  ['a handler', '<div id="root" onclick="evil()"></div>'],
  ['a page that follows', '<meta http-equiv="refresh" content="0;url=//evil.example" />'],
  ['a base', '<base href="//evil.example/" />'],
  ['an element that no page has', '<iframe src="/frame"></iframe>'],
  ['a comment', '<!-- evil -->'],
])('error: an entry page with %s', async (_, text) => {
  const findings = await verify('/frame', (answer) => {
    answer.text = answer.text.replace('</body>', `${text}</body>`)
  })
  expect(kinds(findings)).toContain('markup /frame')
  expect(kinds(findings)).toContain('file-differs /frame')
})

test('error: an entry page with a script that is not listed, or without a hash', async () => {
  const findings = await verify('/w', (answer) => {
    answer.text = answer.text
      .replace(/ integrity="[^"]+"/, '')
      .replace('</head>', '<script type="module" src="/assets/evil.js"></script></head>')
  })
  expect(findings).toContainEqual({ kind: 'file-unlisted', at: '/w', found: '/assets/evil.js' })
  expect(kinds(findings)).toContain('integrity /w /assets/frame-AbCd1234.js')
})

test('error: the page for recovery with another script than its policy names', async () => {
  const findings = await verify('/recover.html', (answer) => {
    answer.text = answer.text.replace(offline, 'evil()')
  })
  expect(kinds(findings)).toEqual(['file-differs /recover.html', 'integrity /recover.html script'])
})

test('error: a manifest that lies is found by the release, and by its own build', async () => {
  const path = '/assets/part-AbCd1234.js'
  const evil = createManifest([{ path, bytes: new TextEncoder().encode('evil()') }]).files[0]
  const { send } = await startPages()
  const lie = (isConsistent: boolean): SendGet => {
    return async (url, init) => {
      const answer = await send(url, init)
      if (url.endsWith(path)) return new Response('evil()', answer)
      if (!url.endsWith('/manifest')) return answer
      const manifest = (await answer.json()) as WalletManifest
      const list = manifest.files.map((file) => (file.path === path && evil ? evil : file))
      const whole = createManifestOf(list)
      const build = isConsistent ? whole : manifest.build
      return Response.json({ build, files: list }, answer)
    }
  }
  const alone = await verifyOrigin({ origin, send: lie(true) })
  expect([alone.findings, alone.isRelease]).toEqual([[], undefined])
  const compared = await verifyOrigin({ origin, release, send: lie(true) })
  expect([kinds(compared.findings), compared.isRelease]).toEqual([
    [`release-differs ${path}`],
    false,
  ])
  const careless = await verifyOrigin({ origin, send: lie(false) })
  expect(kinds(careless.findings)).toEqual(['manifest /wallet/v1/manifest'])
})

/** The build of a list, computed as its documentation says. */
function createManifestOf(list: WalletManifest['files']): string {
  return hash('sha256', list.map((file) => `${file.path} ${file.hash}\n`).join(''), 'base64url')
}

test('error: a file more and a file less than the release', async () => {
  const [first, ...rest] = release.files
  const other = { ...release, files: [...rest, { ...first, path: '/assets/old.js' } as never] }
  const { send } = await startPages()
  const { findings } = await verifyOrigin({ origin, release: other, send })
  expect(kinds(findings)).toEqual([
    'release-missing /assets/old.js',
    `release-extra ${first?.path}`,
  ])
})

test('error: a script that loads what is not listed', async () => {
  const at = '/assets/part-AbCd1234.js'
  const findings = await verify(at, (answer) => {
    answer.text = 'import("./hidden-AbCd1234.js")'
  })
  expect(findings).toContainEqual({
    ...{ kind: 'file-unlisted', at, found: '/assets/hidden-AbCd1234.js' },
  })
})

test('error: another page for Firefox', async () => {
  const findings = await verify(
    '/frame',
    (answer) => {
      if (answer.text) answer.text = answer.text.replace('Wallet', 'Wallet!')
    },
    { isFor: (agent) => agent.includes('Firefox') },
  )
  expect(kinds(findings)).toEqual(['browser-differs /frame Firefox'])
})

test('limit: another page for one visitor is not found', async () => {
  const findings = await verify(
    '/frame',
    (answer) => {
      answer.text = 'evil'
    },
    { isFor: (agent) => agent.includes('Nokia') },
  )
  expect(findings).toEqual([])
})

test.each([
  ['a redirect', 302, 'redirect'],
  ['no such file', 404, 'status'],
] as const)('error: %s', async (_, status, kind) => {
  const findings = await verify('/assets/part-AbCd1234.js', (answer) => {
    answer.status = status
    answer.headers.set('Location', 'https://evil.example/part.js')
  })
  expect(kinds(findings)).toEqual([`${kind} /assets/part-AbCd1234.js`])
})

test('error: a file without end', async () => {
  const findings = await verify('/assets/part-AbCd1234.js', (answer) => {
    answer.text = 'a'.repeat(6_000_000)
  })
  expect(kinds(findings)).toEqual(['size /assets/part-AbCd1234.js'])
})

test('behavior: waits where the service asks for it', async () => {
  const { send } = await startPages()
  let isFirst = true
  const busy: SendGet = async (url, init) => {
    if (!url.endsWith('/w/done') || !isFirst) return send(url, init)
    isFirst = false
    return new Response('', { status: 429, headers: { 'Retry-After': '0' } })
  }
  expect((await verifyOrigin({ origin, send: busy })).findings).toEqual([])
})

test('error: an origin without a list, and one that does not answer, cannot be checked', async () => {
  const none: SendGet = async () => new Response('<h1>Hello</h1>')
  await expect(verifyOrigin({ origin, send: none })).rejects.toThrow('has no list of files')
  const dead: SendGet = async () => Promise.reject(new TypeError('fetch failed'))
  await expect(verifyOrigin({ origin, send: dead })).rejects.toThrow('did not answer: fetch failed')
})

test('behavior: a report tells differences of one kind once, and cannot move the cursor', async () => {
  const { send } = await startPages()
  const bare: SendGet = async (url, init) => {
    const answer = await send(url, init)
    answer.headers.delete('Referrer-Policy')
    answer.headers.set('Cache-Control', '\u001b[2J')
    return answer
  }
  const report = writeReport(await verifyOrigin({ origin, send: bare }))
  expect(report.match(/lacks a header: referrer-policy/g)).toHaveLength(1)
  expect(report).toContain('and 4 more')
  expect(report).not.toContain('\u001b')
})

const cli = fileURLToPath(
  new URL('../../../../../packages/embedded-wallet/src/verify/cli.ts', import.meta.url),
)

async function run(...given: string[]) {
  const child = spawn(process.execPath, [cli, ...given], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, error, code] = await Promise.all([
    new Response(child.stdout as never).text(),
    new Response(child.stderr as never).text(),
    new Promise<number | null>((done) => child.once('exit', done)),
  ])
  return { out, error, code }
}

test('default: the command, over HTTP', async () => {
  const { app } = await startPages()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  onTestFinished(() => void server.close())
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const list = join(await createFolder(), 'wallet-pages.json')
  await writeFile(list, JSON.stringify(release))

  const same = await run('verify', url, '--release', list)
  expect([same.code, same.out, same.error]).toEqual([
    ...[0, expect.stringMatching(/release {2}the same\n\nNothing differs/), ''],
  ])
  const other = { ...release, files: release.files.slice(1) }
  await writeFile(list, JSON.stringify(other))
  const differs = await run('verify', url, '--release', list, '--json')
  expect([differs.code, JSON.parse(differs.out)]).toMatchObject([
    ...[1, { isRelease: false, findings: [{ kind: 'release-extra', at: release.files[0]?.path }] }],
  ])
  await writeFile(list, 'none')
  const unread = await run('verify', url, '--release', list)
  expect([unread.code, unread.error]).toEqual([2, `${list} is no list of files of a release.\n`])
})

test('error: what the command cannot check ends as 2', async () => {
  const dead = await run('verify', 'http://127.0.0.1:9', '--json')
  expect([dead.code, JSON.parse(dead.out).error]).toEqual([
    ...[2, expect.stringContaining('http://127.0.0.1:9/wallet/v1/manifest did not answer')],
  ])
  const asked = await Promise.all([run(), run('verify', 'wallet'), run('check', origin)])
  for (const { code, error } of asked)
    expect([code, error]).toEqual([2, expect.stringContaining('Usage')])
  const help = await run('--help')
  expect([help.code, help.out]).toEqual([0, expect.stringContaining('Exit codes')])
})
