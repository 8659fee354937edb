import type { Change } from './listChanges.ts'
import { type Path, readAt, replaceAt } from './path.ts'

/** A lie about one field of one answer. */
export type Lie = {
  /** The answer, as `nameAnswer` names it. */
  readonly answer: string
  /** Which of the answers of that name, or each of them. */
  readonly at: number | 'all'
  readonly path: Path
  readonly how: Change
}

/** The answer with the lie in it. */
export function tellLie(text: string, { path, how }: Lie): string {
  const root: unknown = JSON.parse(text)
  const next = how.change(readAt(root, path), root)
  return JSON.stringify(replaceAt(root, path, next)) ?? ''
}

/** The lie in words. */
export function describeLie({ answer, at, path, how }: Lie): string {
  const which = at === 'all' ? 'every' : `${at + 1}.`
  return `${answer} (${which}) ${path.join('.') || 'as a whole'}: ${how.name}`
}
