import { addComment } from './edit/addComment.ts'
import { importedNames, isUsed, type NewImports, writeImports } from './edit/imports.ts'
import { readSource } from './edit/source.ts'
import type { Facts, Rival } from './rivals/rival.ts'

export declare namespace migrateSource {
  type Parameters = { path: string; code: string; rival: Rival; facts: Facts }
}

/**
 * Moves one file of an app from a rival's kit. What has no safe counterpart stays, with a comment
 * that says what to do. A file with errors stays as it is.
 */
export function migrateSource(parameters: migrateSource.Parameters): string {
  const { path, code, rival, facts } = parameters
  const source = readSource(path, code)
  if (!source) return code
  const imports: NewImports = new Map()
  rival.migrate({ source, facts, imports })
  for (const { declaration, name, local } of importedNames(source, rival.isOwn)) {
    const advice = Object.hasOwn(rival.advice, name)
      ? rival.advice[name]
      : `\`${name}\` of ${rival.label} has no safe counterpart: replace it by hand.`
    if (
      advice &&
      declaration.specifiers.length > 0 &&
      isUsed(source, local) &&
      !isMoved(source, declaration)
    )
      addComment(source, { node: declaration, around: [source.program] }, `${name}: ${advice}`)
  }
  writeImports(source, (it) => rival.isOwn(it), imports)
  return withoutGaps(code, source.edit.toString())
}

/** Closes the gaps that removed lines left. */
function withoutGaps(before: string, after: string): string {
  const text = /^\s/.test(before) ? after : after.trimStart()
  return /\n\n\n/.test(before) ? text : text.replaceAll(/\n{3,}/g, '\n\n')
}

/** Whether an import leads to one of our packages by now. */
function isMoved(
  { gone }: { gone: readonly { start: number; end: number }[] },
  { source }: { source: { start: number; end: number } },
): boolean {
  return gone.some(({ start, end }) => start === source.start && end === source.end)
}

/** What all files of an app say together. */
export function readFacts(
  files: readonly { readonly path: string; readonly code: string }[],
  rival: Rival,
): Facts {
  const facts: Facts = {
    ...{ themeMode: rival.themeMode, accent: undefined, locale: undefined },
    hasWagmiConfig: false,
  }
  for (const { path, code } of files) {
    const source = readSource(path, code)
    if (source) rival.readFacts?.(source, facts)
  }
  return facts
}
