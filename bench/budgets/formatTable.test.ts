import { expect, test } from 'vitest'
import { formatTable } from './formatTable.ts'

test('default', () => {
  const size = { name: 'transferred', unit: 'kB', max: 20 }
  const leak = { name: 'nodes', unit: '', max: 0 }
  const ready = { name: 'ready', unit: '×', aim: 1.3 }
  const table = formatTable({
    size: [
      {
        budget: size,
        measurement: { value: 18.2, bare: '131.0 kB', cleat: '149.2 kB' },
        isKept: true,
        isSlow: false,
      },
    ],
    leak: [
      { budget: leak, measurement: { value: 3 }, isKept: false, isSlow: false },
      { budget: leak, measurement: undefined, isKept: false, isSlow: false },
    ],
    load: [
      { budget: ready, measurement: { value: 1.2 }, isKept: true, isSlow: false },
      { budget: ready, measurement: { value: 1.5 }, isKept: true, isSlow: true },
    ],
  })
  expect(`\n${table}\n`).toMatchInlineSnapshot(`
    "
                   bare wagmi     Cleat  measured     budget
    size
      transferred    131.0 kB  149.2 kB   18.2 kB  ≤ 20.0 kB    ok
    leak
      nodes                                     3        ≤ 0  FAIL
      nodes                                  none        ≤ 0  FAIL
    load
      ready                                × 1.20   ~ × 1.30    ok
      ready                                × 1.50   ~ × 1.30  slow
    "
  `)
})
