import type { Message } from './message.ts'

/** Serializes a message to ICU syntax: the inverse of `parseMessage`. */
export function printMessage(message: Message, isInPlural = false): string {
  const syntax = isInPlural ? /[{}#]/ : /[{}]/
  const printText = (text: string) => {
    const escaped = text.replaceAll("'", "''")
    const at = escaped.search(syntax)
    return at < 0 ? escaped : `${escaped.slice(0, at)}'${escaped.slice(at)}'`
  }
  let printed = ''
  let text = ''
  for (const part of message) {
    if (typeof part === 'string') {
      text += part
      continue
    }
    printed += printText(text)
    text = ''
    if (part.kind === 'number') printed += '#'
    else if (part.kind === 'value') printed += `{${part.name}}`
    else {
      const branches = [...part.branches].map(
        ([when, branch]) => `${when} {${printMessage(branch, part.kind === 'plural')}}`,
      )
      printed += `{${part.name}, ${part.kind}, ${branches.join(' ')}}`
    }
  }
  return printed + printText(text)
}
