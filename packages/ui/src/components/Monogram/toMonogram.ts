const toneCount = 8

export type Monogram = {
  /** The first letter or digit of the name, as a capital. */
  readonly letter: string
  /** One of eight colours, constant per name. */
  readonly tone: number
}

/** The letter and colour that replace a missing picture. */
export function toMonogram(name: string): Monogram {
  const [letter = '?'] = /[\p{L}\p{N}]/u.exec(name.slice(0, 200))?.[0].toUpperCase() ?? ''
  let hash = 0
  for (const character of name.slice(0, 200))
    hash = Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)
  return { letter, tone: ((hash ^ (hash >>> 16)) >>> 0) % toneCount }
}
