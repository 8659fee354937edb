/** Pairs of neighbouring hues, both dark enough for white letters (contrast 4.6:1 or more). */
const tones = [
  ['c2414a', '923002'],
  ['c1471d', '972430'],
  ['b8427e', '7e2f80'],
  ['a64aa4', '673998'],
  ['8b55c1', '5043a3'],
  ['6e61d0', '2b4ea7'],
  ['446dd4', '3a48a9'],
  ['0477cc', '364ba7'],
  ['067ea4', '01559f'],
  ['038187', '055e7c'],
  ['048466', '026266'],
  ['028735', '006453'],
] as const

/**
 * Draws a fallback icon with the wallet's initials as an SVG data URI. The same name always gets
 * the same colours.
 */
export function createWalletTile(name: string): string {
  const [from, to] = tones[hashOf(name) % tones.length] ?? tones[0]
  const initials = toInitials(name)
  return [
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'>",
    `<linearGradient id='g' x2='1' y2='1'><stop stop-color='%23${from}'/><stop offset='1' stop-color='%23${to}'/></linearGradient>`,
    "<path fill='url(%23g)' d='M0 0h36v36H0z'/>",
    `<text x='18' y='18' dy='.35em' fill='%23fff' font-family='system-ui,sans-serif' font-size='${initials.length > 1 ? 14 : 18}' font-weight='600' text-anchor='middle'>${encodeURIComponent(initials)}</text></svg>`,
  ].join('')
}

/** "wallet" in a name does not distinguish it. */
const plainWords = /^(?:the|wallet|app)$/i

/** Keeps only letters and digits, so a name cannot inject markup. */
function toInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.]*/gu) ?? []
  const telling = words.filter((word) => !plainWords.test(word))
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('')
}

/** The FNV-1a hash. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 16)) >>> 0
}
