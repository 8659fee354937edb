import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import budgets from '../../../bench/budgets.json' with { type: 'json' }
import * as networks from '../../../packages/core/src/exports/networks.ts'
import walletIcons from '../../../packages/core/src/runtime/registry/walletIcons.json' with {
  type: 'json',
}
import wallets from '../../../packages/core/src/runtime/registry/wallets.json' with { type: 'json' }
import { root, sourceFiles } from '../../sourceFiles.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const readme = read('README.md').replaceAll(/\s+/g, ' ')

test('default: the sizes that the README promises are those that the gate enforces', () => {
  const { transfer, modal } = budgets.size
  expect(readme).toContain(`at most ${transfer.max} kB more than one with wagmi alone`)
  expect(readme).toContain(`opening the modal at most ${modal.max} kB`)
  expect(budgets.leak.nodes).toMatchObject({ name: 'DOM nodes left after 208 cycles', max: 0 })
  expect(readme).toContain('left after 208 times of opening and closing')
})

test('default: so are its numbers of wallets, icons and languages', () => {
  const icons = Object.keys(walletIcons).length
  expect(readme).toContain(`${wallets.length} are listed without a server, ${icons} of them with`)
  const languages = sourceFiles('packages/ui/src/i18n/texts/*.ts').filter((path) =>
    /\/[a-z]{2}(?:-\w+)?\.ts$/.test(path),
  )
  expect(readme).toContain(`| ${languages.length}, right to left too`)
})

test('default: the page about RPC URLs has those of our networks', () => {
  const page = read('docs/rpc.md')
  const urls = Object.values(networks).flatMap(({ rpcUrls }) => rpcUrls.default.http)
  const isSaid = (url: string) =>
    page.includes(`\`${url}\``) || page.includes(`\`${new URL(url).pathname}\``)
  expect(urls.filter((url) => !isSaid(url))).toEqual([])
})

test('default: the page about policies has every host that our code names', () => {
  const pages = read('docs/csp.md') + read('docs/rpc.md')
  const sources = sourceFiles('packages/{core,ui,evm,react,adapter-*}/src/**/*.{ts,tsx}').filter(
    (path) => !/\.(?:test|stories)\.|\/test\/|\/registry\//.test(path),
  )
  const hosts = sources.flatMap((path) =>
    [...read(path).matchAll(/^(?!\s*(?:\*|\/\/|\/\*)).*?'((?:https|wss):\/\/[\w.-]+)/gm)].map(
      ([, host = '']) => host,
    ),
  )
  const unsaid = [...new Set(hosts)].filter((host) => !pages.includes(host))
  // Links that a visitor follows. Nothing is fetched from them.
  expect(unsaid.sort()).toMatchInlineSnapshot(`
    [
      "https://assethub-kusama.subscan.io",
      "https://assethub-polkadot.subscan.io",
      "https://ethereum.org",
      "https://keys.coinbase.com",
      "https://kusama.subscan.io",
      "https://polkadot.subscan.io",
      "https://solscan.io",
      "https://t.me",
      "https://westend.subscan.io",
    ]
  `)
})
