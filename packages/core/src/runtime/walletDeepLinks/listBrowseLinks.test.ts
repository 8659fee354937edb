import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Device } from '../../base/device/detectDevice.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import { registry } from '../registry/registry.ts'
import { isOpenable } from './isOpenable.ts'
import { listBrowseLinks } from './listBrowseLinks.ts'

const url = 'https://app.example/swap?from=a&to=(b)*#top'
const page = 'https%3A%2F%2Fapp.example%2Fswap%3Ffrom%3Da%26to%3D%28b%29%2A%23top'
const origin = 'https%3A%2F%2Fapp.example'
const ios: Device = {
  system: 'ios',
  isHandheld: true,
  host: 'browser',
  isFramed: false,
  isIosSafari: true,
}
const android: Device = { ...ios, system: 'android', isIosSafari: false }
const telegram: Device = { ...android, host: 'telegram' }
const desktop: Device = { ...ios, system: 'other', isHandheld: false, isIosSafari: false }

function find(name: string): Wallet {
  return registry.find((wallet) => wallet.name === name) ?? { id: 'missing', name }
}
function read(name: string, options: Partial<listBrowseLinks.Parameters> = {}): readonly string[] {
  const links = listBrowseLinks({ wallet: find(name), url, device: ios, ...options })
  return links.map(({ kind, href, target }) => `${kind} ${target} ${href}`)
}

const phantom = `https://phantom.app/ul/browse/${page}?ref=${origin}`
const intent = `intent://browse/${page}?ref=${origin}#Intent;scheme=phantom;package=app.phantom;end`
const coinbase = `https://go.cb-w.com/dapp?cb_url=${page}`

test('default', () => {
  expect(read('Phantom')).toEqual([`universal _self ${phantom}`])
})

test('parameters: device', () => {
  expect(read('Phantom', { device: android })).toEqual([
    `native _self ${intent}`,
    `universal _self ${phantom}`,
  ])
  expect(read('Phantom', { device: telegram })).toEqual([`universal _blank ${phantom}`])
  expect(read('Phantom', { device: { ...ios, isFramed: true } })).toEqual([
    `universal _top ${phantom}`,
  ])
})

test('behavior: wallets that do not pair open the page in their own browser', () => {
  expect(read('Backpack')).toEqual([
    `universal _self https://backpack.app/ul/v1/browse/${page}?ref=${origin}`,
  ])
  expect(read('Xverse Wallet')).toEqual([
    `universal _self https://connect.xverse.app/browser?url=${page}`,
  ])
})

test('parameters: namespace', () => {
  const solflare = `universal _self https://solflare.com/ul/v1/browse/${page}?ref=${origin}`
  expect(read('Solflare')).toEqual([solflare])
  expect(read('Solflare', { namespace: 'solana' })).toEqual([solflare])
  expect(read('Solflare', { namespace: 'eip155' })).toEqual([])

  const both = [`native _self cbwallet://miniapp?url=${page}`, `universal _self ${coinbase}`]
  expect(read('Coinbase Wallet')).toEqual(both)
  expect(read('Coinbase Wallet', { namespace: 'eip155' })).toEqual(both)
  expect(read('Coinbase Wallet', { namespace: 'solana' })).toEqual([`universal _self ${coinbase}`])
  expect(read('Coinbase Wallet', { device: telegram })).toEqual([`universal _blank ${coinbase}`])
})

test('behavior: a desktop has none, nor has the browser of a wallet, nor any other wallet', () => {
  const names = registry.filter(({ name }) => read(name).length > 0).map(({ name }) => name)
  expect(names.toSorted()).toEqual([
    'Backpack',
    'Coinbase Wallet',
    'Phantom',
    'Solflare',
    'Xverse Wallet',
  ])
  const inside: Device = { ...ios, host: 'walletBrowser' }
  for (const device of [desktop, inside])
    for (const { name } of registry) expect(read(name, { device })).toEqual([])
})

test.each([
  'javascript:alert(1)',
  'http://app.example',
  'https://user@app.example',
  'file:///x',
  'about:blank',
  'app.example',
  `https://app.example/${'x'.repeat(2000)}`,
])('error: %s is no page that a wallet could show', (url) => {
  for (const name of ['Phantom', 'Solflare', 'Coinbase Wallet'])
    expect(read(name, { url, device: android })).toEqual([])
})

test('behavior: a host in any script is shown by the name it goes by', () => {
  expect(read('Coinbase Wallet', { url: 'https://bücher.example/', namespace: 'solana' })).toEqual([
    'universal _self https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fxn--bcher-kva.example%2F',
  ])
})

test('property: whatever page it is, it comes out whole and nothing else does', () => {
  const names = fc.constantFrom('Phantom', 'Solflare', 'Coinbase Wallet')
  const urls = fc.webUrl({
    validSchemes: ['https'],
    withQueryParameters: true,
    withFragments: true,
  })
  fc.assert(
    fc.property(names, fc.constantFrom(ios, android, telegram), urls, (name, device, url) => {
      const wallet = find(name)
      for (const { href } of listBrowseLinks({ wallet, url, device })) {
        expect(isOpenable({ href, wallet })).toBe(true)
        const sent = /(?:browse\/|cb_url=|miniapp\?url=)([^?&#]+)/.exec(href)?.[1] ?? ''
        expect(decodeURIComponent(sent)).toBe(new URL(url).href)
      }
    }),
    { numRuns: 1000 },
  )
})
