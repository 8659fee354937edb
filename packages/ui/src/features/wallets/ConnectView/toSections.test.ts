import type { WalletGroup } from '@cleat/core/wallets'
import { expect, test } from 'vitest'
import { toSections } from './toSections.ts'

type Kind = WalletGroup['kind']

const headings = (...kinds: Kind[]) =>
  toSections(kinds.map((kind) => ({ kind, items: [] }))).map(({ heading }) => heading)

test.each<[Kind[], unknown[]]>([
  [
    ['recent', 'injected', 'recommended'],
    ['recent', 'installed', 'popular'],
  ],
  [['featured', 'recommended'], ['popular']],
  [['featured', 'custom', 'external', 'recommended'], ['more']],
  [
    ['custom', 'injected', 'recommended'],
    ['more', 'installed', 'popular'],
  ],
  [
    ['walletConnect', 'injected'],
    [undefined, 'installed'],
  ],
  [[undefined], [undefined]],
])('default: %j', (kinds, expected) => {
  expect(headings(...kinds)).toEqual(expected)
})
