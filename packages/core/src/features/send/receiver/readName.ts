/** Letters of scripts that are written with shapes of each other. */
const lookalikeScripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/**
 * What was typed as a name that can be looked up: labels with a dot between them. `undefined` for what no naming service has, and for a
 * label in letters of several scripts that look the same, which nobody writes who does not want to be taken for somebody else.
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
