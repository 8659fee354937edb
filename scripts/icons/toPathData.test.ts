import { expect, test } from 'vitest'
import { type Shape, toPathData } from './toPathData.ts'

const cases: readonly (readonly [string, Shape, string])[] = [
  ['a path', ['path', { d: 'M20 6 9 17l-5-5' }], 'M20 6 9 17l-5-5'],
  ['a path that starts relative', ['path', { d: 'm6 6 12 12' }], 'M6 6l12 12'],
  ['one that goes on by a command', ['path', { d: 'm16 17-.5.5L9 5' }], 'M16 17l-.5.5L9 5'],
  ['one without more numbers', ['path', { d: 'm5 4v2' }], 'M5 4v2'],
  ['a line', ['line', { x1: '2', x2: '22', y1: '10', y2: '10' }], 'M2 10L22 10'],
  ['a circle', ['circle', { cx: '11', cy: '11', r: '8' }], 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z'],
  [
    'a rectangle',
    ['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }],
    'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  ],
]

test.each(cases)('default: %s', (_, shape, data) => {
  expect(toPathData([shape])).toBe(data)
})

test('default: several', () => {
  const shapes: readonly Shape[] = [
    ['path', { d: 'M18 6 6 18' }],
    ['path', { d: 'm6 6 12 12' }],
  ]
  expect(toPathData(shapes)).toBe('M18 6 6 18M6 6l12 12')
})

test('error: a shape that is not known', () => {
  expect(() => toPathData([['text', {}]])).toThrow('text is not known')
})
