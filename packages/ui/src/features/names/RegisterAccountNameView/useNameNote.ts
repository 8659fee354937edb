import type { LabelFault, NamesState } from '@cleat/core'
import { useText } from '../../../i18n/useText.ts'
import type { NamesTexts } from '../texts/en.ts'

/** As DNS has it. */
const longest = 63

const faults = {
  'too-short': 'names.short',
  'too-long': 'names.long',
  hyphens: 'names.hyphens',
  'like-an-address': 'names.likeAddress',
} as const satisfies { [fault in LabelFault]: keyof NamesTexts }

/** What stands under the field: what is known of the text, and whether it is wrong. */
export function useNameNote(state: NamesState): { note: string; isError: boolean } {
  const { check, dropped, zone } = state
  const text = useText<NamesTexts>()
  if (dropped !== undefined && dropped.trim() !== '')
    return { note: text('names.character', { character: dropped }), isError: false }
  switch (check.status) {
    case 'empty':
      return { note: text('names.about'), isError: false }
    case 'invalid': {
      const { fault } = check
      const count = fault === 'too-short' ? (zone?.minLength ?? 4) : longest
      return { note: text(faults[fault], { count: String(count) }), isError: fault !== 'too-short' }
    }
    case 'checking':
      return { note: text('names.checking'), isError: false }
    case 'free':
      return { note: text('names.free'), isError: false }
    case 'taken':
      return { note: text('names.taken'), isError: true }
    case 'reserved':
      return { note: text('names.reserved'), isError: true }
    case 'similar': {
      const { other } = check
      const note = other ? text('names.similar', { other }) : text('names.similarUnknown')
      return { note, isError: true }
    }
    case 'unknown':
      return { note: text('names.unknown'), isError: false }
  }
}
