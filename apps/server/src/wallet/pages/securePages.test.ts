import { hash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../config/readConfig.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import { useFolder } from '../../test/useFolder.ts'

const files = {
  'frame.html': '<script src="/assets/frame-BxY3_a-9.js"></script>',
  'w.html': '<!doctype html>window',
  'recover.html': '<!doctype html>recover',
  'assets/frame-BxY3_a-9.js': 'export {}',
  'assets/worker.js': 'postMessage(1)',
  'notes.txt': 'not served',
}

async function open(folder: string, environment: Record<string, string> = {}) {
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const config = readConfig({
    ...{ SERVICES: 'wallet', WALLET: 'on', WALLET_ORIGIN: 'https://wallet.app.example' },
    ...{ WALLET_HOSTS: 'https://app.example,https://other.example', WALLET_KEY: 'A'.repeat(43) },
    ...{ WALLET_PAGES: folder, RATE_LIMIT: '0', ...environment },
  })
  const { app } = createTestApp({ config })
  return { app, folder, get: (path: string) => app.request(path) }
}

const windowPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types cleat-worker"

test('default: the frame, for the hosts of the operator alone', async () => {
  const { get } = await open(await useFolder())
  const answer = await get('/frame')
  expect(await answer.text()).toBe(files['frame.html'])
  const { headers } = answer
  expect(headers.get('Content-Security-Policy')).toBe(
    windowPolicy.replace("ancestors 'none'", 'ancestors https://app.example https://other.example'),
  )
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  // It would forbid what the policy allows, in old browsers.
  expect(headers.get('X-Frame-Options')).toBeNull()
  expect(headers.get('Permissions-Policy')).toContain('camera=()')
  expect(headers.get('Permissions-Policy')).toContain('publickey-credentials-get=(self)')
})

test.each(['/w', '/w/done', '/w/freeze', '/w/keep-email', '/recover.html'])(
  'behavior: nobody frames %s',
  async (path) => {
    const { get } = await open(await useFolder())
    const { headers, status } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('Content-Security-Policy')).toBe(windowPolicy)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  },
)

test('behavior: a window that a page of another site opens is reachable until it knows that page', async () => {
  const { app } = await open(await useFolder())
  const get = async (path: string, site: string) => {
    const { headers } = await app.request(path, { headers: { 'Sec-Fetch-Site': site } })
    expect(headers.get('Content-Security-Policy')).toBe(windowPolicy)
    return headers.get('Cross-Origin-Opener-Policy')
  }
  expect(await get('/w', 'cross-site')).toBeNull()
  expect(await get('/w/settings', 'cross-site')).toBeNull()
  const cut = 'same-origin-allow-popups'
  for (const site of ['same-site', 'same-origin', 'none']) expect(await get('/w', site)).toBe(cut)
  // What shows something is cut off, wherever it was opened from.
  for (const path of ['/w/in', '/w/done', '/recover.html'])
    expect(await get(path, 'cross-site')).toBe(cut)
})

test('behavior: what has the hash of its content in its name is kept, and workers reach nothing', async () => {
  const { get } = await open(await useFolder())
  const { headers } = await get('/assets/frame-BxY3_a-9.js')
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  const worker = await get('/assets/worker.js')
  expect(worker.headers.get('Cache-Control')).toBe('no-cache')
  expect(worker.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(worker.headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp')
})

test('behavior: the manifest has the hash of each file that is served', async () => {
  const { app, folder } = await open(await useFolder())
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const read = async () =>
    (await app.request('/wallet/v1/manifest', { headers })).json() as Promise<{
      build: string
      files: object[]
    }>
  const manifest = await read()
  expect(manifest.files).toContainEqual({
    path: '/frame.html',
    bytes: files['frame.html'].length,
    hash: hash('sha256', files['frame.html'], 'base64url'),
  })
  expect(manifest.files).toHaveLength(5)
  // What changes on the disk is not served before the next start.
  await writeFile(join(folder, 'frame.html'), 'changed')
  expect(await (await app.request('/frame')).text()).toBe(files['frame.html'])
  expect((await read()).build).toBe(manifest.build)
})

test.each(['/assets/..%2Fnotes.txt', '/notes.txt', '/assets/none.js', '/frame.html'])(
  'error: %s',
  async (path) => {
    const { get } = await open(await useFolder())
    expect((await get(path)).status).toBe(404)
  },
)

test('error: a folder without pages stops the start', async () => {
  const { folder } = await open(await useFolder())
  await rm(join(folder, 'w.html'))
  const elsewhere = await useFolder()
  await expect(open(elsewhere, { WALLET_PAGES: folder })).rejects.toThrow('Build the pages first')
})

test('behavior: without a folder there are no pages', async () => {
  const { get } = await open(await useFolder(), { WALLET_PAGES: '' })
  expect((await get('/frame')).status).toBe(404)
})
