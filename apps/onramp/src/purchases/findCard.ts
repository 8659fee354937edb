import { type TestCard, testCards } from './testCards.ts'

/** The test card of a number. `undefined` for another, because no real card is taken here. */
export function findCard(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, '')
  return testCards.find((card) => card.number === digits)
}
