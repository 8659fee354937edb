import { expectLinear } from '@cleat/core/test/expectLinear'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samplePictures } from '../test/samplePictures.ts'
import { readImage } from './readImage.ts'

const samples = Object.entries(samplePictures)
const { 'image/png': png, 'image/jpeg': jpeg, 'image/gif': gif } = samplePictures

test.each(samples)('default: %s', (type, bytes) => {
  expect(readImage(bytes)).toEqual({ type, bytes })
})

const ascii = (text: string) => Buffer.from(text.padEnd(64))

test.each([
  ['SVG', ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['SVG behind a prolog', ascii('<?xml version="1.0"?><svg/>')],
  ['HTML', ascii('<!doctype html><script>alert(1)</script>')],
  ['JSON', ascii('{"image":"https://example.org/a.png"}')],
  ['a PNG without a header', Buffer.concat([png.subarray(0, 8), Buffer.alloc(60)])],
  ['a JPEG without a frame', Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(60)])],
  ['an AVIF', Buffer.from(`\0\0\0\x20ftypavif${'\0'.repeat(40)}`, 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('error: %s is no picture that is shown', (_name, bytes) => {
  expect(readImage(bytes)).toBeUndefined()
})

test.each([
  [1, 100_000],
  [8193, 1],
  [8000, 8000],
  [0, 1],
  [2 ** 32 - 1, 2 ** 32 - 1],
])('error: %d by %d pixels', (width, height) => {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  expect(readImage(bytes)).toBeUndefined()
})

test('error: a GIF of 65,535 pixels a side', () => {
  const bytes = Buffer.from(gif)
  bytes.writeUInt16LE(65_535, 6)
  expect(readImage(bytes)).toBeUndefined()
})

test('behavior: no bytes break it, and no mutation makes more than a picture', () => {
  const mutated = fc
    .tuple(
      fc.constantFrom(...samples.map(([, bytes]) => bytes)),
      fc.array(fc.tuple(fc.nat(160), fc.nat(255)), { maxLength: 8 }),
      fc.nat(160),
    )
    .map(([bytes, changes, length]) => {
      const copy = Buffer.from(bytes)
      for (const [at, value] of changes) if (at < copy.length) copy[at] = value
      return copy.subarray(0, length)
    })
  fc.assert(
    fc.property(fc.oneof(mutated, fc.uint8Array({ maxLength: 200 })), (bytes) => {
      const image = readImage(Buffer.from(bytes))
      expect([...Object.keys(samplePictures), undefined]).toContain(image?.type)
    }),
    { numRuns: 500 },
  )
})

test('behavior: a JPEG of tiny segments takes time in proportion to its size', async () => {
  await expectLinear(
    (size) => {
      const bytes = Buffer.concat([
        Buffer.from('ffd8', 'hex'),
        Buffer.alloc(4 * size, Buffer.from('ffe10002', 'hex')),
      ])
      expect(readImage(bytes)).toBeUndefined()
    },
    { size: 16_384 },
  )
})
