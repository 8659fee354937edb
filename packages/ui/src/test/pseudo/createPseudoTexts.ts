import type { AreaTexts } from '../../i18n/area/textArea.ts'
import type { Message, Placeholder } from '../../i18n/message/message.ts'
import { parseMessage } from '../../i18n/message/parseMessage.ts'
import { printMessage } from '../../i18n/message/printMessage.ts'
import { allTexts } from '../allTexts.ts'

export declare namespace createPseudoTexts {
  type Parameters = {
    /** `accented` is for `locale: 'en-XA'`, `mirrored` for `locale: 'ar-XB'`. */
    kind: 'accented' | 'mirrored'
    /** The English texts. @default those of all areas */
    texts?: AreaTexts | undefined
  }
}

const accents: { readonly [letter: string]: string } = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñsšzžAÅEÊIÎOÖUÛCÇNÑSŠZŽ'].flatMap((letter, index, all) =>
    index % 2 ? [] : [[letter, all[index + 1] ?? letter]],
  ),
)

/**
 * Pseudo-localized English for the `texts` option. Text outside the catalogue stays plain, text
 * without space for 40 % more is cut, and concatenated text has extra brackets. `mirrored` also
 * runs from right to left.
 */
export function createPseudoTexts({ kind, texts = allTexts.en }: createPseudoTexts.Parameters): {
  [key: string]: string
} {
  const write = kind === 'accented' ? accent : mirror
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
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

// Control characters reverse the Latin letters of each word, so that the reading order is visible.
function mirror(text: string): string {
  return text.replace(/\p{L}+/gu, '\u202e$&\u202c')
}
