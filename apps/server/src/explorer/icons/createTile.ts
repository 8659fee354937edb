/** Colours with a contrast of at least 4.5:1 to white, and distinct from each other. */
const tones = ['475569', '4f46e5', '0e7490', '15803d', 'a16207', 'c2410c', 'be123c', '86198f']

/** Font sizes by the number of letters. */
const sizes = [17, 17, 14.5, 11.5, 9.5]

/**
 * Draws a placeholder: up to four letters on a coloured tile. The same text always gets the same
 * tile.
 */
export function createTile(text: string): string {
  const letters = [...toPrintable(text)].slice(0, 4)
  const tone = tones[hashOf(text) % tones.length]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path fill="#${tone}" d="M0 0h36v36H0z"/>`,
    `<text x="18" y="18" dy=".35em" fill="#fff" font-family="system-ui,sans-serif" font-size="${sizes[letters.length]}" font-weight="600" text-anchor="middle">${escapeMarkup(letters.join(''))}</text></svg>`,
  ].join('')
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** XML allows neither control characters nor lone surrogates, even escaped. */
function toPrintable(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\p{Cf}\uFFFE\uFFFF]/gu, '')
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
