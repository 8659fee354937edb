import { expect, test } from 'vitest'
import { Problem } from '../../http/problem.ts'
import { chooseProblem } from './chooseProblem.ts'

const away = new Error('away')
const notOffered = new Problem('NOT_OFFERED', { detail: 'It is not sold.' })
const outside = new Problem('AMOUNT_OUTSIDE', { detail: 'It is too little.' })

test('default', () => {
  expect(chooseProblem([away, notOffered, outside])).toBe(outside)
  expect(chooseProblem([away, notOffered])).toBe(notOffered)
  expect(chooseProblem([away, new Error('another')])).toBe(away)
})
