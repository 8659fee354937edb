import { expect, test } from 'vitest'
import { createPaces } from './createPaces.ts'

const useBench = () => {
  const clock = { time: 0 }
  return { clock, paces: createPaces({ framesPerSecond: 10, now: () => clock.time }) }
}

test('default', () => {
  const pace = useBench().paces.open('192.0.2.1')
  expect([50, 1, 1].map((cost) => pace.take(cost))).toEqual([0, 100, 200])
})

test('behavior: the sockets of a network together have five rates', () => {
  const { paces } = useBench()
  const all = Array.from({ length: 6 }, () => paces.open('192.0.2.1'))
  expect(all.map((pace) => pace.take(20))).toEqual([...Array(5).fill(0), 400])
  expect(paces.open('192.0.2.2').take(50)).toBe(0)
})

test('behavior: the networks of a site together have forty', () => {
  const { paces } = useBench()
  const waits = Array.from({ length: 41 }, (_, index) =>
    paces.open(`2001:db8:1:${index.toString(16)}::/64`).take(20),
  )
  expect(waits.filter((ms) => ms > 0)).toHaveLength(1)
  expect(paces.open('2001:db8:2:1::/64').take(50)).toBe(0)
})

test('behavior: who leaves and comes back still owes', () => {
  const { clock, paces } = useBench()
  const pace = paces.open('192.0.2.1')
  pace.take(1000)
  pace.close()
  expect(paces.open('192.0.2.1').take(1)).toBeGreaterThan(4000)
  clock.time = 60_000
  paces.open('192.0.2.3').close()
  expect(paces.open('192.0.2.1').take(1)).toBe(0)
})

test('behavior: a network is forgotten when its last socket has closed and it owes nothing', () => {
  const { clock, paces } = useBench()
  const [one, two] = ['192.0.2.1', '192.0.2.1'].map((network) => paces.open(network))
  paces.open('2001:db8:1:1::/64').close()
  expect(paces.networks).toBe(1)
  two?.take(1000)
  one?.close()
  expect(paces.networks).toBe(1)
  clock.time = 60_000
  paces.open('192.0.2.2').close()
  expect(paces.networks).toBe(1)
  two?.close()
  expect(paces.networks).toBe(0)
})

test('behavior: without a limit nothing is remembered', () => {
  const paces = createPaces({ framesPerSecond: 0 })
  paces.open('192.0.2.1').close()
  paces.open('192.0.2.1')
  expect(paces.networks).toBe(0)
})

test('parameters: framesPerSecond 0 is no limit', () => {
  const pace = createPaces({ framesPerSecond: 0 }).open('192.0.2.1')
  expect(pace.take(1_000_000)).toBe(0)
})
