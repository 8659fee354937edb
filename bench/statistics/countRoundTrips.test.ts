import { expect, test } from 'vitest'
import { countRoundTrips } from './countRoundTrips.ts'

const request = (startTime: number, responseEnd: number) => ({ startTime, responseEnd })

test('default', () => {
  expect(countRoundTrips([request(0, 100), request(2, 90), request(5, 300)])).toBe(1)
})

test('behavior: a request that waits for another is one more', () => {
  expect(countRoundTrips([request(0, 100), request(110, 200), request(201, 300)])).toBe(3)
  expect(countRoundTrips([request(110, 200), request(0, 100), request(1, 400)])).toBe(2)
})

test('behavior: no request', () => {
  expect(countRoundTrips([])).toBe(0)
})
