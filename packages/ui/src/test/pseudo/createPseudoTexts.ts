import type { Message, Placeholder } from '../../i18n/message/message.ts'
import { parseMessage } from '../../i18n/message/parseMessage.ts'
import { printMessage } from '../../i18n/message/printMessage.ts'
import { allTexts } from '../allTexts.ts'

export declare namespace createPseudoTexts {
  type Parameters = {
    /** `accented` is for `locale: 'en-XA'`, `mirrored` for `locale: 'ar-XB'`. */
    kind: 'accented' | 'mirrored'
  }
}

const accents: { readonly [letter: string]: string } = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñsšzžAÅEÊIÎOÖUÛCÇNÑSŠZŽ'].flatMap((letter, index, all) =>
    index % 2 ? [] : [[letter, all[index + 1] ?? letter]],
  ),
)

/**
 * English that shows what a translation would break: what is not from a catalogue stays plain, what has no room for 40 %
 * more is cut, what is put together from pieces has too many brackets. Mirrored, it runs from right to left as well.
 * Goes into the `texts` option.
 */
export function createPseudoTexts({ kind }: createPseudoTexts.Parameters): {
  [key: string]: string
} {
  const write = kind === 'accented' ? accent : mirror
  return Object.fromEntries(
    Object.entries(allTexts.en).map(([key, text]) => [
      key,
      printMessage(['[', ...change(parseMessage(text), write), ']']),
    ]),
  )
}

function change(message: Message, write: (text: string) => string): Message {
  return message.map((part): string | Placeholder => {
    if (typeof part === 'string') return write(part)
    if (part.kind !== 'plural' && part.kind !== 'select') return part
    const branches = [...part.branches].map(
      ([when, branch]) => [when, change(branch, write)] as const,
    )
    return { ...part, branches: new Map(branches) }
  })
}

function accent(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const accented = text.replace(/\p{L}/gu, (letter) => accents[letter] ?? letter)
  return `${accented}${'~'.repeat(Math.ceil(letters * 0.4))}`
}

// Marks make the Latin letters of each word run the other way, so the reading order can be seen.
function mirror(text: string): string {
  return text.replace(/\p{L}+/gu, '\u202e$&\u202c')
}
