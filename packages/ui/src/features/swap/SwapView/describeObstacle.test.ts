import { expect, test } from 'vitest'
import { describeObstacle } from './describeObstacle.ts'

const form = { isTyped: false, hasSource: true, isUnserved: false }

test.each([
  ['token', {}, 'swap.selectToken', 'target'],
  ['token', { hasSource: false }, 'swap.selectToken', 'source'],
  ['same-token', {}, 'swap.selectToken', 'target'],
  ['amount', {}, 'swap.enterAmount', 'amount'],
  ['amount', { isTyped: true }, 'swap.invalidAmount', 'amount'],
  ['funds', {}, 'swap.insufficientBalance', 'amount'],
  ['fee', {}, 'swap.feeUncovered', 'amount'],
  ['no-route', {}, 'swap.noRoute', 'amount'],
  ['failed', {}, 'view.retry', 'retry'],
  ['failed', { isUnserved: true }, 'swap.chooseNetwork', 'network'],
  ['pending', {}, 'swap.review', 'wait'],
  [undefined, {}, 'swap.review', 'review'],
] as const)('default: %s %o', (obstacle, parts, words, action) => {
  expect(describeObstacle({ obstacle, ...form, ...parts })).toEqual({ words, action })
})
