import { expect, test } from 'vitest'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import { createConnectionController } from '../../state/connection.ts'
import { createLinkMemory } from './createLinkMemory.ts'
import { createRelayStorage } from './createRelayStorage.ts'

const harbour: Wallet = {
  id: 'harbour',
  name: 'Harbour',
  mobile_link: 'harbour://',
  link_mode: 'https://harbour.example',
}

const anchor: Wallet = { id: 'anchor', name: 'Anchor', mobile_link: 'anchor://' }

function create({
  area = createMemoryArea(),
  wallets = [anchor, harbour],
  listWallets = async (): Promise<readonly Wallet[]> => wallets,
} = {}) {
  const connection = createConnectionController()
  const storage = createRelayStorage({ area, prefix: '', clientName: 'client' })
  return {
    area,
    connection,
    links: createLinkMemory({ storage, connection, listWallets }),
  }
}

const wcLinking = { href: 'harbour://', name: 'Harbour', wallet: harbour }
const found = { href: 'harbour://', wallet: harbour }

test('default', async () => {
  const { area, connection, links } = create()
  connection.set({ wcLinking })
  expect(links.find()).toEqual(found)
  links.save()
  const next = create({ area })
  expect(next.links.find()).toBeUndefined()
  await next.links.load()
  expect(next.links.find()).toEqual(found)
  expect(next.connection.state.wcLinking).toEqual(wcLinking)
})

test('behavior: a page is a link too', () => {
  const { connection, links } = create()
  const href = 'https://harbour.example/app'
  connection.set({ wcLinking: { href, name: 'Harbour', wallet: harbour } })
  expect(links.find()).toEqual({ href, wallet: harbour })
})

test('behavior: a link that leads elsewhere than its wallet is none', () => {
  const { connection, links } = create()
  for (const wallet of [harbour, undefined])
    for (const href of ['rainbow://', 'https://evil.example', 'vscode://']) {
      connection.set({ wcLinking: { href, name: 'Harbour', wallet } })
      expect(links.find()).toBeUndefined()
    }
  connection.set({ wcLinking: { href: 'harbour://', name: 'Harbour' } })
  expect(links.find()).toBeUndefined()
})

test('behavior: of two wallets that share a place, the one with the stored name', async () => {
  const twin: Wallet = { ...harbour, id: 'twin', name: 'Harbour Pro' }
  const { area, connection, links } = create({ wallets: [harbour, twin] })
  area.setItem('deep-link', JSON.stringify({ href: 'harbour://', name: 'Harbour Pro' }))
  await links.load()
  expect(connection.state.wcLinking?.wallet).toEqual(twin)
})

test('behavior: saved without a link, the one before is gone', async () => {
  const { area, connection, links } = create()
  connection.set({ wcLinking })
  links.save()
  connection.set({ wcLinking: undefined })
  links.save()
  const next = create({ area })
  await next.links.load()
  expect(next.connection.state.wcLinking).toBeUndefined()
})

test('behavior: forgotten here and in storage', async () => {
  const { area, connection, links } = create()
  connection.set({ wcLinking })
  links.save()
  links.forget()
  expect(links.find()).toBeUndefined()
  expect(connection.state.wcLinking).toBeUndefined()
  const next = create({ area })
  await next.links.load()
  expect(next.links.find()).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'intent://scan/#Intent;scheme=evil;end',
  'http://harbour.example',
  'https://harbour.example@evil.example',
  'file:///etc/passwd',
  ' harbour://',
  'harbour://\u202e',
  '//evil.example',
  '',
])('behavior: "%s" in storage is never followed', async (href) => {
  const { area, links } = create()
  area.setItem('deep-link', JSON.stringify({ href, name: 'Harbour' }))
  await links.load()
  expect(links.find()).toBeUndefined()
})

test.each([
  'vscode://wc?uri=x',
  'anydesk:12345',
  'https://evil.example/wc',
  'https://harbour.example.evil.example/wc',
])('behavior: "%s" in storage, which is no link of a known wallet, is dropped', async (href) => {
  const { area, connection, links } = create()
  area.setItem('deep-link', JSON.stringify({ href, name: 'Harbour' }))
  await links.load()
  expect(connection.state.wcLinking).toBeUndefined()
})

test('behavior: the link of an earlier version is found where that kept it', async () => {
  const { area, connection, links } = create()
  area.setItem('deep-link', JSON.stringify({ href: 'harbour://', name: 'Harbour' }))
  await links.load()
  expect(connection.state.wcLinking).toMatchObject({ href: 'harbour://', name: 'Harbour' })
})

test('error: without a list of wallets no link is followed', async () => {
  const { area, connection, links } = create({ listWallets: () => Promise.reject(new Error()) })
  area.setItem('deep-link', JSON.stringify(wcLinking))
  await links.load()
  expect(connection.state.wcLinking).toBeUndefined()
})

test.each([
  ['text', '"x"'],
  ['a number as a link', '{"href":5,"name":"Harbour"}'],
  ['a link without a name', '{"href":"harbour://"}'],
  ['broken', '{'],
])('behavior: %s in storage is no link', async (_, text) => {
  const { area, connection, links } = create()
  area.setItem('deep-link', text)
  await links.load()
  expect(connection.state.wcLinking).toBeUndefined()
})
