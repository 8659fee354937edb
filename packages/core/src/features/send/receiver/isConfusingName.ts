/** Invisible and direction-changing characters, except those that join an emoji. */
const hidden = /\p{Bidi_Control}|[\u00ad\u115f\u1160\u200b\u200c\u2060-\u2064\u3164\ufeff\uffa0]/u

/** A label that begins like an address, or resembles a shortened one. */
const addressLike = /^(?:0x[0-9a-f]{2,}|bc1[0-9a-z]{2,}|[0-9a-f]{16,}|[1-9a-hj-np-z]{32,44})$/i

/**
 * Whether a name can be confused with another one, or with an address: its registered form differs
 * from the typed one, it has invisible characters or letters of another alphabet, or it resembles
 * an address.
 */
export function isConfusingName(parameters: { typed: string; registered: string }): boolean {
  const { typed, registered } = parameters
  const labels = registered.split('.')
  return (
    typed.toLowerCase() !== registered.toLowerCase() ||
    hidden.test(typed) ||
    labels.some((label) => addressLike.test(label) || label.startsWith('xn--')) ||
    labels.some(isForeign)
  )
}

/** Whether a label mixes alphabets, or has letters of other alphabets that resemble Latin ones. */
function isForeign(label: string): boolean {
  const letters = [...label].filter((character) => /\p{L}/u.test(character))
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
  return (
    (latin > 0 && latin < letters.length) || /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label)
  )
}
