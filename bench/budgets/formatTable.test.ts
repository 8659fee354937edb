import { expect, test } from 'vitest'
import { formatTable } from './formatTable.ts'

test('default', () => {
  const size = { name: 'transferred', unit: 'kB', max: 20 }
  const leak = { name: 'nodes', unit: '', max: 0 }
  const table = formatTable({
    size: [
      {
        budget: size,
        measurement: { value: 18.2, bare: '131.0 kB', cleat: '149.2 kB' },
        isKept: true,
      },
    ],
    leak: [
      { budget: leak, measurement: { value: 3 }, isKept: false },
      { budget: leak, measurement: undefined, isKept: false },
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
    "
  `)
})
