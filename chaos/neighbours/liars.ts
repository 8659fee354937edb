/** Which servers lie. */
export const liars = ['anyone', 'Data API'] as const
export type Liar = (typeof liars)[number]
