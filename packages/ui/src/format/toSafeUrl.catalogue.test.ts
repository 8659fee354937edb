import { createRequire } from 'node:module'
import { readWcUri, toSafeLink } from '@cleat/core/wallets'
import { expect, test } from 'vitest'
import { toSafeUrl } from './toSafeUrl.ts'

type Row = { readonly id: string; readonly verdict: string; readonly examples: readonly string[] }

const rows: readonly Row[] = createRequire(import.meta.url)('@cleat/testing/bad-input.json')
const examples = rows
  .filter(({ id }) => id.startsWith('F'))
  .flatMap(({ id, verdict, examples }) => examples.map((link) => [id, verdict, link] as const))

test('default: there are examples of links', () => {
  expect(examples.length).toBeGreaterThan(40)
})

test.each(examples)('behavior: the published example of %s: %s %.80j', (id, verdict, link) => {
  const links = (['web', 'native'] as const).map((kind) => toSafeLink(link, { kind }))
  if (verdict === 'refuse') {
    expect(links).toEqual([undefined, undefined])
    // Apps may have pages at international hosts.
    if (id !== 'F13') expect(toSafeUrl(link)).toBeUndefined()
    expect(readWcUri({ uri: link })).toMatchObject({ ok: false })
  } else expect(new URL(links[0] ?? '').host).toBe(new URL(link).host)
})
