import { expect, test } from 'vitest'
import { placeTooltip } from './placeTooltip.ts'

const bubble = { width: 100, height: 24 }
const viewport = { width: 400 }
const anchorAt = (left: number, top: number) => ({
  left,
  top,
  bottom: top + 40,
  width: 40,
  height: 40,
})
const place = (left: number, top: number) =>
  placeTooltip({ anchor: anchorAt(left, top), bubble, viewport })

test('default', () => {
  expect(place(180, 200)).toEqual({ top: 170, left: 150 })
})

test('behavior: below where there is no room above', () => {
  expect(place(180, 10)).toEqual({ top: 56, left: 150 })
})

test('behavior: inside the viewport at its edges', () => {
  expect(place(0, 200).left).toBe(8)
  expect(place(380, 200).left).toBe(292)
})
