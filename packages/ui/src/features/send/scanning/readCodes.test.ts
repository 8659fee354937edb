import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { drawFrame } from '../../../test/drawFrame.ts'
import { readCodes } from './readCodes.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const payment = `ethereum:${address}@1?value=1.5e18`
const bitcoin = 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.001&label=Пример'

test.each([address, payment, bitcoin])('default: %s', async (text) => {
  expect(await readCodes(drawFrame({ texts: [text] }))).toEqual([text])
})

test.each([
  ['turned by a quarter', { turn: Math.PI / 2 }],
  ['upside down', { turn: Math.PI }],
  ['askew', { turn: 0.4 }],
  ['small', { share: 0.35 }],
  ['noisy', { noise: 90 }],
  ['dim', { black: 30, white: 90 }],
  ['of a high camera', { width: 720, height: 960 }],
  ['light on dark', { black: 235, white: 10 }],
])('behavior: a code that is %s, as jsqr reads it', async (_title, view) => {
  const frame = drawFrame({ texts: [payment], ...view })
  expect(await readCodes(frame)).toEqual([payment])
  expect(jsQR(frame.data, frame.width, frame.height)?.data).toBe(payment)
})

test('behavior: all codes of a frame, so that a choice is noticed', async () => {
  expect(await readCodes(drawFrame({ texts: [address, payment] }))).toEqual([address, payment])
  expect(await readCodes(drawFrame({ texts: [address, address] }))).toEqual([address, address])
})

test.each([
  ['nothing', { texts: [] }],
  ['noise', { texts: [], noise: 400 }],
  ['half a code', { texts: [payment], cut: 0.5 }],
])('behavior: %s has no text', async (_title, view) => {
  expect(await readCodes(drawFrame(view))).toEqual([])
})
