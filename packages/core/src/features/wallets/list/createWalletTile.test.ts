import { expect, test } from 'vitest'
import { createWalletTile } from './createWalletTile.ts'

test('default', () => {
  const tile = createWalletTile('Nova Wallet')
  expect(tile).toMatch(/^data:image\/svg\+xml,<svg /)
  expect(tile).toContain('>N</text>')
  expect(createWalletTile('Nova Wallet')).toBe(tile)
  expect(createWalletTile('Talisman')).not.toBe(tile)
})

test.each([
  ['Magic Eden', 'ME'],
  ['1inch Wallet', '1'],
  ['Wallet', 'W'],
  ['The Wallet', 'TW'],
  ['d’CENT', 'DC'],
  ['Crypto.com Onchain', 'CO'],
  ['ßeta', 'SS'],
])('behavior: %s shows %s', (name, initials) => {
  expect(decodeURIComponent(createWalletTile(name))).toContain(`>${initials}</text>`)
})

test.each([
  '',
  '   ',
  '\u202e\u200b',
  '"\'<>&',
  '</text><script>alert(1)</script>',
  '\ud800',
  '🦊',
  '钱包',
  'a\u0301\u0302\u0303',
])('behavior: %j makes a harmless picture', (name) => {
  const svg = decodeURIComponent(createWalletTile(name).slice('data:image/svg+xml,'.length))
  expect(svg.match(/<(\w+)/g)).toEqual([
    '<svg',
    '<linearGradient',
    '<stop',
    '<stop',
    '<path',
    '<text',
  ])
  expect(svg.match(/>([^<>]*)<\/text>/)?.[1]).toMatch(/^[\p{L}\p{N}]{0,4}$/u)
})

test('behavior: white letters have a contrast of 4.5:1 everywhere', () => {
  const colors = new Set<string>()
  for (let index = 0; index < 500; index++)
    for (const [, color] of createWalletTile(`wallet ${index}`).matchAll(/%23([0-9a-f]{6})/g))
      colors.add(color!)
  expect(colors.size).toBe(24)
  for (const color of colors) expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5)
})

function contrastWithWhite(color: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05)
}
