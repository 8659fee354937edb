import { expect, test } from 'vitest'
import { countRendering } from './countRendering.ts'

const toTrace = (traceEvents: readonly object[]) => Buffer.from(JSON.stringify({ traceEvents }))

test('default', () => {
  const trace = toTrace([
    { name: 'UpdateLayoutTree', ph: 'X', args: { elementCount: 13 } },
    { name: 'UpdateLayoutTree', ph: 'B', args: { beginData: {} } },
    { name: 'UpdateLayoutTree', ph: 'E', args: { elementCount: 4 } },
    { name: 'Layout', ph: 'B', args: {} },
    { name: 'Layout', ph: 'E', args: {} },
    { name: 'Layout', ph: 'X', args: {} },
    { name: 'Paint', ph: 'X', args: { elementCount: 100 } },
  ])
  expect(countRendering(trace)).toEqual({ styled: 17, most: 13, layouts: 2 })
  expect(countRendering(toTrace([]))).toEqual({ styled: 0, most: 0, layouts: 0 })
})
