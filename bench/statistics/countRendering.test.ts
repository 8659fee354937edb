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

test('the frames of an animation count as one, unless something else is styled in them', () => {
  const style = (ts: number, elementCount: number) => ({
    ...{ name: 'UpdateLayoutTree', ph: 'X', ts, dur: 20 },
    args: { elementCount },
  })
  const ask = (ts: number, reason: string) => ({
    ...{ name: 'StyleRecalcInvalidationTracking', ph: 'I', ts },
    args: { data: { reason } },
  })
  const trace = toTrace([
    ...[ask(1, 'Dialog'), style(10, 14)],
    ...[ask(40, 'Animation'), ask(41, 'Animation'), style(50, 5)],
    // Asked for while it is computed.
    ...[style(80, 5), ask(85, 'Animation')],
    ...[ask(110, 'Animation'), ask(111, 'Style rule change'), style(120, 7)],
    style(150, 3),
  ])
  expect(countRendering(trace)).toEqual({ styled: 14 + 5 + 7 + 3, most: 14, layouts: 0 })
})

test('what was styled before a click does not count', () => {
  const style = { name: 'UpdateLayoutTree', ph: 'X', dur: 2, args: { elementCount: 14 } }
  const dispatch = (ts: number, type: string) => ({
    ...{ name: 'EventDispatch', ph: 'X', ts },
    args: { data: { type } },
  })
  const trace = toTrace([
    ...[dispatch(1, 'load'), { ...style, ts: 5 }],
    ...[dispatch(10, 'click'), { ...style, ts: 20 }, dispatch(30, 'click')],
  ])
  expect(countRendering(trace)).toMatchObject({ styled: 14 })
})
