import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { toPlainText } from '../../base/text/toPlainText.ts'
import { toSafeLink } from '../walletDeepLinks/toSafeLink.ts'
import { registry } from './registry.ts'

/** The URL must end after the path, because requests append to it. */
const pageSchema = v.pipe(
  v.string(),
  v.check((value) => toSafeLink(value, { kind: 'web' }) !== undefined, 'not a safe page'),
  v.regex(/^https:\/\/[a-z0-9.-]+(?:\/[^?#]*)?$/i),
)
const schemeSchema = v.pipe(
  v.string(),
  v.check((value) => toSafeLink(value, { kind: 'native' }) === value, 'not a safe scheme'),
)
const chainSchema = v.pipe(
  v.string(),
  v.check((value) => isCaipNetworkId(value), 'not a chain'),
)
const walletSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  name: v.pipe(
    v.string(),
    v.check((value) => toPlainText(value, 40) === value, 'not a plain name'),
  ),
  homepage: pageSchema,
  image_id: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))),
  rdns: v.optional(v.pipe(v.string(), v.regex(/^[a-z][\w-]*(?:\.[a-z][\w-]*)+$/i))),
  chains: v.optional(
    v.pipe(v.array(v.union([v.literal('eip155:*'), chainSchema])), v.minLength(1)),
  ),
  mobile_link: v.optional(schemeSchema),
  link_mode: v.optional(pageSchema),
  desktop_link: v.optional(schemeSchema),
  webapp_link: v.optional(pageSchema),
  app_store: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/apps\.apple\.com\/app\/id\d+$/))),
  play_store: v.optional(
    v.pipe(v.string(), v.regex(/^https:\/\/play\.google\.com\/store\/apps\/details\?id=[\w.]+$/)),
  ),
  chrome_store: v.optional(
    v.pipe(v.string(), v.regex(/^https:\/\/chromewebstore\.google\.com\/detail\/[a-p]{32}$/)),
  ),
  supports_wc: v.optional(v.boolean()),
})
const networkSchema = v.strictObject({
  icon: v.string(),
  chains: v.pipe(v.array(chainSchema), v.minLength(1)),
})

const wallets = v.parse(v.array(walletSchema), await readJson('wallets.json'))
const networks = v.parse(v.array(networkSchema), await readJson('networks.json'))

async function readJson(name: string): Promise<unknown> {
  const { default: content } = await import(/* @vite-ignore */ new URL(name, import.meta.url).href)
  return content
}

test('default', () => {
  expect(wallets.length).toBeGreaterThanOrEqual(120)
})

test('behavior: the registry says what the file says', () => {
  const evmChains = networks.flatMap(({ chains: [main = ''] }) =>
    main.startsWith('eip155:') ? [main] : [],
  )
  expect(registry).toEqual(
    wallets.map((wallet, index) => ({
      ...wallet,
      order: index + 1,
      chains: wallet.chains?.flatMap((chain) => (chain === 'eip155:*' ? evmChains : [chain])),
    })),
  )
})

test.each(['id', 'name', 'rdns', 'image_id', 'chrome_store'] as const)(
  'behavior: no two wallets have one %s',
  (field) => {
    const values = wallets.flatMap((wallet) => wallet[field]?.toLowerCase() ?? [])
    expect(values.toSorted()).toEqual([...new Set(values)].toSorted())
  },
)

test('behavior: no wallet names a chain twice, and no network has two icons', () => {
  for (const { chains = [] } of registry) expect(new Set(chains).size).toBe(chains.length)
  const chains = networks.flatMap((network) => network.chains)
  expect(new Set(chains).size).toBe(chains.length)
})

test.each([
  ['eip155:1', 100],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 40],
  ['bip122:000000000019d6689c085ae165831e93', 20],
  ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 5],
])('behavior: %s has a choice of wallets', (chain, count) => {
  const supporting = registry.filter(({ chains }) => chains?.includes(chain))
  expect(supporting.length).toBeGreaterThanOrEqual(count)
})

test.each(registry.map((wallet) => [wallet.name, wallet] as const))(
  'behavior: every link of %s is safe to open',
  (_name, wallet) => {
    const { mobile_link, desktop_link } = wallet
    for (const link of [mobile_link, desktop_link])
      if (link) expect(toSafeLink(link, { kind: 'native' })).toBe(link)
    const { homepage, link_mode, webapp_link, app_store, play_store, chrome_store } = wallet
    for (const link of [homepage, link_mode, webapp_link, app_store, play_store, chrome_store])
      if (link) expect(toSafeLink(link, { kind: 'web' })).toMatch(/^https:\/\//)
  },
)

test.each([
  ['homepage', 'javascript:alert(1)'],
  ['homepage', 'http://wallet.example'],
  ['link_mode', 'https://metamask.app.link@evil.example'],
  ['link_mode', 'https://evil.example/?x='],
  ['mobile_link', 'javascript://%0aalert(1)//'],
  ['mobile_link', 'data:text/html,x'],
  ['mobile_link', 'intent://x#Intent;end'],
  ['app_store', 'https://apps.apple.com.evil.example/app/id1'],
  ['chrome_store', 'https://chromewebstore.google.com/detail/x'],
  ['name', 'MetaMask\u200b'],
  ['id', 'short'],
  ['chains', ['1']],
  ['links', 'https://wallet.example'],
])('behavior: the schema refuses %s %j', (field, value) => {
  const [wallet] = wallets
  expect(v.safeParse(walletSchema, wallet).success).toBe(true)
  expect(v.safeParse(walletSchema, { ...wallet, [field]: value }).success).toBe(false)
})
