import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getContrast, type Rgb } from './getContrast.ts'

test('default', () => {
  expect(getContrast([255, 255, 255], [0, 0, 0])).toBe(21)
  expect(getContrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})

const color = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 }))) as fc.Arbitrary<
  [number, number, number]
>

test('behavior: as another library has it', () => {
  const toCulori = ([r, g, b]: Rgb) =>
    ({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }) as const
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(getContrast(one, other)).toBeCloseTo(wcagContrast(toCulori(one), toCulori(other)), 2)
    }),
  )
})
