import { expect, test } from 'vitest'
import { drawToken } from './drawToken.ts'

test('default', async () => {
  const svg = await drawToken('ETH')
  expect(svg).toMatch(/^<svg xmlns/)
  expect(svg).not.toContain('<text')
  expect(await drawToken('eth')).toBe(svg)
})

test('behavior: letters for a token without a picture', async () => {
  expect(await drawToken('usd₮0')).toContain('>USD₮<')
  expect(await drawToken('NOSUCHTOKEN')).toContain('>NOSU<')
})

test.each([
  '',
  ' ',
  '../../../package',
  '..%2f',
  'A/B',
  'ETH.svg.js',
  '<svg onload=1>',
  '\0',
  'A'.repeat(21),
])('behavior: %j draws nothing but letters', async (symbol) => {
  const svg = await drawToken(symbol)
  if (svg !== undefined) expect(svg).toContain('<text')
})
