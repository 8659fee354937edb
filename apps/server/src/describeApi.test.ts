import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenAPIV3_1 } from 'openapi-types'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config/readConfig.ts'
import { createTestApp } from './test/createTestApp.ts'

const pages = mkdtempSync(join(tmpdir(), 'cleat-pages-'))
for (const name of ['frame.html', 'w.html']) writeFileSync(join(pages, name), '')
afterAll(() => rmSync(pages, { recursive: true }))

// Without a provider there are no purchases, without a domain there is no sign-in, without a
// bundler there are no smart accounts, and the embedded wallet is off.
const config = readConfig({
  ...{ ONRAMP_PROVIDERS: 'stripe', STRIPE_KEY: 'sk_of_the_tests' },
  ...{
    AUTH_DOMAINS: 'https://app.example',
    AUTH_SECRET: 'a secret of the tests'.padEnd(32, '.').replaceAll(' ', '-'),
    NAMES_ZONE: 'names.example',
    NAMES_RESOLVER: 'eip155:1:0x0000000000000000000000000000000000000001',
    NAMES_SIGNER_KEY: `0x${'1'.repeat(64)}`,
    ACCOUNTS_BUNDLERS: 'eip155:1=https://bundler.example',
    ...{ WALLET: 'on', WALLET_ORIGIN: 'https://wallet.example', WALLET_KEY: 'A'.repeat(43) },
    ...{ WALLET_HOSTS: 'https://app.example', MAIL_FROM: 'a@b.example' },
    ...{ MAIL_URL: 'smtp://127.0.0.1:1', WALLET_PAGES: pages },
    WALLET_FARCASTER_RPC: 'http://127.0.0.1:1',
  },
})
const { app } = createTestApp({ config: { ...config, rateLimit: 0 } })
const document = (await (await app.request('/openapi.json')).json()) as OpenAPIV3_1.Document

const operations = Object.entries(document.paths ?? {}).flatMap(([path, item = {}]) =>
  (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
    const operation = item[method]
    return operation ? [{ name: `${method} ${path}`, path, operation }] : []
  }),
)

/** A change here changes the API. `vitest -u` writes it. Clients must keep working. */
test('default', async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../openapi.json')
})

test('behavior: every route is in it', () => {
  const routes = app.routes.filter(({ method }) => method !== 'ALL')
  const names = routes.map(
    ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(operations.map(({ name }) => name).toSorted()).toEqual([...new Set(names)].toSorted())
})

test.each(operations)(
  'behavior: $name says what it is, takes and answers',
  ({ path, operation }) => {
    const statuses = Object.keys(operation.responses ?? {})
    expect(operation.summary).toBeTruthy()
    expect(operation.tags).toHaveLength(1)
    expect(statuses).toEqual(expect.arrayContaining([expect.stringMatching(/^(?:2|303)/)]))
    expect(statuses).toContain('500')
    expect(statuses).toContain('503')
    if (!['/health', '/ready', '/healthz'].includes(path)) expect(statuses).toContain('429')
    for (const parameter of operation.parameters ?? []) {
      expect(parameter).toMatchObject({ description: expect.stringMatching(/\.$/) })
    }
  },
)

test('behavior: every reference leads somewhere', () => {
  const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)
  const names = new Set([...references].map(([, name]) => name))
  expect(Object.keys(document.components?.schemas ?? {}).toSorted()).toEqual([...names].toSorted())
})
