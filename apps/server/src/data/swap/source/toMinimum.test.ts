import { expect, test } from 'vitest'
import { toMinimum } from './toMinimum.ts'

test.each([
  ['nothing was quoted', 1000n, undefined, 990n],
  ['the price is better', 1000n, 980n, 990n],
  ['the price is the same', 1000n, 990n, 990n],
  ['the price is a little worse', 995n, 990n, 990n],
  ['the price is at the minimum', 990n, 990n, 990n],
  ['the price is below it', 989n, 990n, undefined],
])('%s', (_, toAmount, least, minimum) => {
  expect(toMinimum({ toAmount, slippageBps: 100, least })).toBe(minimum)
})
