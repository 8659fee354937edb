/** Scripts that share letter shapes. */
const lookalikeScripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/**
 * Parses a text as a resolvable name: labels separated by dots. `undefined` if no naming service
 * has such names, or if a label mixes scripts with similar letters, which only imitations do.
 */
export function readName(text: string): string | undefined {
  const labels = text.split(/[.。．｡]/u)
  const isName =
    labels.length > 1 &&
    labels.every((label) => label !== '') &&
    /^[^\s\p{Cc}\p{Zl}\p{Zp}<>"'`\\/:?#@]+$/u.test(text) &&
    labels.every((label) => lookalikeScripts.filter((script) => script.test(label)).length < 2)
  return isName ? text : undefined
}
