/** What a test card does. */
export type CardEffect = 'pays' | 'declined' | 'identity' | 'refunded' | 'expires'

export type TestCard = {
  readonly number: string
  readonly effect: CardEffect
  readonly words: string
}

/** Numbers that no real card has. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', effect: 'pays', words: 'Pays' },
  { number: '4000000000000002', effect: 'declined', words: 'Is declined' },
  { number: '4000000000003155', effect: 'identity', words: 'Asks who you are first' },
  { number: '4000000000009995', effect: 'refunded', words: 'Pays, and is refunded' },
  { number: '4000000000000069', effect: 'expires', words: 'Takes too long' },
]
