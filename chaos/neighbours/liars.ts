/** Which servers lie. */
export const liars = ['anyone', 'Data API', 'purchase service'] as const
export type Liar = (typeof liars)[number]
