import { registry } from '@cleat/core/registry'
import { expect, test } from 'vitest'
import { connectorImages, networkImages } from './appKitImages.ts'
import { createIcons } from './createIcons.ts'

const icons = createIcons([
  { id: 'a', name: 'Meta Mask', image_id: 'metamask' },
  { id: 'b', name: 'Nobody & Sons', image_id: 'nobody' },
  {
    id: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
    name: 'Safe',
    image_id: 'of-safe',
  },
  { id: 'c', name: 'Without' },
])

const aDrawing = expect.stringMatching(/^<svg[^>]*>.*<\/svg>$/s)

test('default', async () => {
  expect(await icons.wallet('metamask')).toEqual(aDrawing)
  expect(await icons.asset('eip155:1')).toEqual(aDrawing)
  expect(await icons.currency('eur')).toEqual(aDrawing)
  expect(await icons.token('eth')).toEqual(aDrawing)
})

test('behavior: a wallet of the registry without a picture has its initials', async () => {
  expect(await icons.wallet('nobody')).toContain('>NS<')
})

test('behavior: AppKit’s image ids stand for networks, connectors and their wallets', async () => {
  const ethereum = await icons.asset('ba0ba0cd-17c6-4806-ad93-f9d174f17900')
  expect(ethereum).toBe(await icons.asset('eip155:1'))
  const safe = await icons.asset('461db637-8616-43ce-035a-d89b8a1d5800')
  expect(safe).toBe(await icons.wallet('of-safe'))
  expect(await icons.asset('ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400')).toContain('>WC<')
  expect(await icons.asset('07ba87ed-43aa-4adf-4540-9e6a2b9cae00')).toEqual(aDrawing)
})

test.each(['', 'unknown', '__proto__', 'constructor', 'undefined', 'a,b', '../x', 'eip155:0'])(
  'behavior: there is no picture of %j',
  async (id) => {
    expect([await icons.wallet(id), await icons.asset(id)]).toEqual([undefined, undefined])
  },
)

test('behavior: every wallet of the registry has a picture', async () => {
  const icons = createIcons(registry)
  const imageIds = registry.map(({ id, image_id }) => image_id ?? id)
  const drawings = await Promise.all(imageIds.map((imageId) => icons.wallet(imageId)))
  expect(imageIds.length).toBeGreaterThan(100)
  expect(imageIds.filter((_, index) => drawings[index] === undefined)).toEqual([])
})

test('behavior: AppKit’s image ids without a picture', async () => {
  const icons = createIcons(registry)
  const ids = [...networkImages.keys(), ...connectorImages.keys()]
  const drawings = await Promise.all(ids.map((id) => icons.asset(id)))
  const missing = ids.filter((_, index) => drawings[index] === undefined)
  expect(
    missing.map((id) => networkImages.get(id) ?? connectorImages.get(id)),
  ).toMatchInlineSnapshot(`
    [
      "eip155:9001",
    ]
  `)
})
