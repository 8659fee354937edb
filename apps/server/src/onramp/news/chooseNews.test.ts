import { expect, test } from 'vitest'
import { chooseNews } from './chooseNews.ts'

test('default: a card that pays counts more than one that was declined', () => {
  const declined = { status: 'failed', at: 3 } as const
  const sent = { status: 'sent', at: 2 } as const
  expect(chooseNews([declined, sent])).toBe(sent)
  expect(chooseNews([declined])).toBe(declined)
  expect(chooseNews([])).toBeUndefined()
})

test('behavior: of equal ones the last counts, wherever it stands', () => {
  const [first, second] = [
    { status: 'failed', reason: 'declined', at: 1 },
    { status: 'failed', reason: 'limit', at: 2 },
  ] as const
  expect(chooseNews([first, second])).toBe(second)
  expect(chooseNews([second, first])).toBe(second)
})
