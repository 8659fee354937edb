const toneCount = 8

export type Monogram = {
  /** The first letter or digit of the name, as a capital. */
  readonly letter: string
  /** One of eight colours. The same name always has the same. */
  readonly tone: number
}

/** What stands in for the picture of somebody with this name. */
export function toMonogram(name: string): Monogram {
  const [letter = '?'] = /[\p{L}\p{N}]/u.exec(name.slice(0, 200))?.[0].toUpperCase() ?? ''
  let hash = 0
  for (const character of name.slice(0, 200))
    hash = Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)
  return { letter, tone: ((hash ^ (hash >>> 16)) >>> 0) % toneCount }
}
