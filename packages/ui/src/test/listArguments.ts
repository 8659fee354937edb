import type { Message } from '../i18n/message/message.ts'

/** A message's arguments, such as `wallet value` and `count plural`. */
export function listArguments(message: Message): string[] {
  const found = message.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'number') return []
    const inside = part.kind === 'value' ? [] : [...part.branches.values()].flatMap(listArguments)
    return [`${part.name} ${part.kind}`, ...inside]
  })
  return [...new Set(found)].sort()
}
