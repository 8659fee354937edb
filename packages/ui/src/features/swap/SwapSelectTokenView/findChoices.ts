import { findTokens } from '../../../queries/findTokens.ts'
import type { TokenChoices } from './listChoices.ts'
import type { TokenChoice } from './tokenChoice.ts'

/** The choices that match a search. */
export function findChoices({
  own,
  others,
  search,
}: TokenChoices & { search: string }): TokenChoices {
  return { own: find(own, search), others: find(others, search) }
}

function find(choices: readonly TokenChoice[], search: string): readonly TokenChoice[] {
  if (!search) return choices
  const byToken = new Map(choices.map((choice) => [choice.token, choice]))
  return findTokens({ tokens: [...byToken.keys()], search }).flatMap(
    (token) => byToken.get(token) ?? [],
  )
}
