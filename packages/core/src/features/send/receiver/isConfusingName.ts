/** Marks that turn text around or are not seen, but for those that join an emoji. */
const hidden = /\p{Bidi_Control}|[\u00ad\u115f\u1160\u200b\u200c\u2060-\u2064\u3164\ufeff\uffa0]/u

/** A label that begins like an address does, or could be one in short. */
const addressLike = /^(?:0x[0-9a-f]{2,}|bc1[0-9a-z]{2,}|[0-9a-f]{16,}|[1-9a-hj-np-z]{32,44})$/i

/**
 * Whether a name can be mistaken for another one, or for an address: it is registered otherwise than it was typed, has a character that
 * is not seen, one in another alphabet, or reads like an address.
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

/** Whether a label has letters of other alphabets that can be taken for Latin ones, or mixes alphabets. */
function isForeign(label: string): boolean {
  const letters = [...label].filter((character) => /\p{L}/u.test(character))
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
  return (
    (latin > 0 && latin < letters.length) || /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label)
  )
}
