import { expect, test } from 'vitest'
import { formatSteps } from './formatSteps.ts'

const run = async () => ({ passed: 0, failed: 0, output: '' })

test('default', () => {
  const table = formatSteps(
    [
      { step: { name: 'lint', run }, result: { passed: 1, failed: 0, output: '' }, seconds: 14.4 },
      {
        step: { name: 'unit', run },
        result: { passed: 6000, failed: 2, skipped: ['a'], output: '' },
        seconds: 240,
      },
    ],
    255,
  )
  expect(`\n${table}\n`).toMatchInlineSnapshot(`
    "
            passed  failed  skipped  seconds
    ✓ lint       1       0        0       14
    ✗ unit    6000       2        1      240
    4:15 min in all
    "
  `)
})
