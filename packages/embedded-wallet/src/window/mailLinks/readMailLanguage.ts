import { lookFields } from '../../protocol/lookFields.ts'
import { readAs } from '../../protocol/readAs.ts'

/** The language of the mail whose link was followed, in BCP 47. `undefined` if it says none. */
export function readMailLanguage({ search }: Pick<Location, 'search'>): string | undefined {
  return readAs(lookFields.language, new URLSearchParams(search).get('language'))
}
