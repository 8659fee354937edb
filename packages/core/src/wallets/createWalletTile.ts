/** Pairs of one hue and its neighbour, both dark enough for white letters (4.6:1 and more). */
const tones = [
  ['af4c50', '813000'],
  ['aa551b', '694402'],
  ['926703', '554f01'],
  ['757503', '2f5a01'],
  ['428234', '045c40'],
  ['098467', '065958'],
  ['048085', '02566c'],
  ['037ba3', '054c91'],
  ['416ebb', '473e90'],
  ['7060b6', '66327e'],
  ['91549f', '7b285e'],
  ['a64c7b', '852537'],
] as const

/** A picture for a wallet that has none: its initials on colours of its own. A data URI of an SVG, always the same. */
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

/** Says that it is a wallet, not which one. */
const plainWords = /^(?:the|wallet|app)$/i

/** Letters and digits only, so nothing in a name can become markup. */
function toInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.]*/gu) ?? []
  const telling = words.filter((word) => !plainWords.test(word))
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('')
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 16)) >>> 0
}
