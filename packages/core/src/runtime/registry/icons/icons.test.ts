import { expect, test } from 'vitest'
import { loadNetworkIcon } from '../../wallets/loadNetworkIcon.ts'
import { loadWalletIcon } from '../../wallets/loadWalletIcon.ts'
import { networkSheets } from '../networkSheets.ts'
import { registry } from '../registry.ts'
import { tokenSheets } from '../tokenSheets.ts'
import { walletSheets } from '../walletSheets.ts'

const sheets = [...walletSheets, ...networkSheets, ...tokenSheets]
const all = (
  await Promise.all(sheets.map(async ({ load }) => Object.entries((await load()).icons)))
).flat()
const icons = all.filter(([, image]) => !image.startsWith('data:'))
const pictures = all.filter(([, image]) => image.startsWith('data:'))

test('default', () => {
  expect(icons.length).toBeGreaterThan(150)
})

test('behavior: every image of the registry is there, and every icon is used', async () => {
  const ids = registry.flatMap(({ image_id }) => image_id ?? [])
  for (const id of ids) expect(await loadWalletIcon(id), id).toMatch(/^data:image\/(?:svg\+xml,|webp;base64,)/)
  const loaded = await Promise.all(walletSheets.map(({ load }) => load()))
  expect(loaded.flatMap(({ icons }) => Object.keys(icons))).toEqual(ids)
})

test('behavior: every network of every wallet list has an icon', async () => {
  for (const chain of [1, 10, 56, 100, 137, 8453, 42161, 43114, 11155111, 84532, 31337])
    expect(await loadNetworkIcon(`eip155:${chain}`)).toBeDefined()
  expect(await loadNetworkIcon('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')).toBeDefined()
  expect(await loadNetworkIcon('bip122:000000000933ea01ad0ee984209779ba')).toBeDefined()
  expect(await loadNetworkIcon('polkadot:91b171bb158e2d3848fa23a9f1c25182')).toBeDefined()
})

test('behavior: a sheet has the icons that its list names, and 16 at most', async () => {
  for (const { names, load } of [...networkSheets, ...tokenSheets]) {
    const keys = names.split(' ').map((aliases) => aliases.split(',')[0])
    expect(Object.keys((await load()).icons)).toEqual(keys)
    expect(keys.length).toBeLessThanOrEqual(16)
  }
  for (const { count, load } of walletSheets) {
    expect(Object.keys((await load()).icons)).toHaveLength(count)
    expect(count).toBeLessThanOrEqual(16)
  }
  expect(walletSheets[0]?.count).toBe(8)
})

test.each(icons)('behavior: the icon of %s only draws', (_key, svg) => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" (?:fill="none" )?viewBox="(-?\d+) \1 (\d+) \2">/)
  const elements = Array.from(svg.matchAll(/<([a-z]+)/gi), ([, name]) => name)
  expect([
    'svg', 'g', 'defs', 'path', 'circle', 'ellipse', 'rect', 'clipPath', 'mask', 'linearGradient',
    'radialGradient', 'stop',
  ]).toEqual(expect.arrayContaining(elements))
  expect(svg).not.toMatch(/\son|href|style|@import|<!|<\?|&|javascript|data:|url\((?!#)/i)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|\/\//)
})

test.each(pictures)('behavior: the icon of %s is a square picture of 2 kB at most', (_key, picture) => {
  const [, data = ''] = /^data:image\/webp;base64,([\w+/]+=*)$/.exec(picture) ?? []
  const bytes = Buffer.from(data, 'base64')
  expect(bytes.subarray(0, 4).toString() + bytes.subarray(8, 15).toString()).toBe('RIFFWEBPVP8')
  // A lossy frame has its size after ten bytes of header.
  expect([bytes.readUInt16LE(26), bytes.readUInt16LE(28)]).toEqual([112, 112])
  expect(bytes.length).toBeLessThan(2048)
})

test('behavior: several icons can be in one document', () => {
  const ids = icons.flatMap(([, svg]) => Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, svg] of icons)
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(` id="${id}"`)
})
