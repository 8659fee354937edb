import type { Message, Placeholder } from './message.ts'

// An apostrophe quotes only before a brace, and `''` is one apostrophe.
const text = /''|'([{}](?:''|[^'])*)(?:'|$)|[^{}']+|'/y
const textInPlural = /''|'([{}#](?:''|[^'])*)(?:'|$)|[^{}#']+|'/y
const argument = /\{\s*(\w+)\s*(?:,\s*(plural|select)\s*,|(?=\}))/y
const branch = /\s*(=\d+|\w+)\s*\{/y
const end = /\s*\}/y

type Inside = 'message' | 'plural' | 'select'

/**
 * Parses the subset of ICU MessageFormat that our texts use: `{name}`, `plural` with `#` and exact
 * numbers, and `select`, nested to any depth.
 * @throws SyntaxError if malformed
 */
export function parseMessage(message: string): Message {
  let at = 0

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const match = pattern.exec(message)
    if (match) at = pattern.lastIndex
    return match
  }
  const expect = (pattern: RegExp): RegExpExecArray => {
    const match = take(pattern)
    if (!match) throw new SyntaxError(`Not a message from character ${at} on: ${message}`)
    return match
  }

  const readParts = (inside: Inside): Message => {
    const parts: (string | Placeholder)[] = []
    while (at < message.length && (inside === 'message' || message[at] !== '}'))
      parts.push(readPart(inside))
    return parts
  }
  const readPart = (inside: Inside): string | Placeholder => {
    const [whole, quoted] = take(inside === 'plural' ? textInPlural : text) ?? []
    if (whole) return whole === "''" ? "'" : (quoted?.replaceAll("''", "'") ?? whole)
    if (message[at] === '{') return readPlaceholder()
    // What remains is an unmatched closing brace, which is text, or the number of a plural.
    return message[at++] === '#' ? { kind: 'number' } : '}'
  }
  const readPlaceholder = (): Placeholder => {
    const [, name = '', kind] = expect(argument)
    if (kind !== 'plural' && kind !== 'select') {
      expect(end)
      return { kind: 'value', name }
    }
    const branches = new Map<string, Message>()
    while (!(branches.has('other') && take(end))) {
      const [, when = ''] = expect(branch)
      branches.set(when, readParts(kind))
      expect(end)
    }
    return { kind, name, branches }
  }

  return readParts('message')
}
