import type { Finding, FindingKind } from './finding.ts'
import type { Verification } from './verifyOrigin.ts'

const sentences: { readonly [kind in FindingKind]: string } = {
  status: 'answers with another status',
  redirect: 'leads elsewhere',
  size: 'is larger than a file of the wallet',
  'header-missing': 'lacks a header',
  'header-differs': 'has another value in a header',
  'header-extra': 'has a header that no page of the wallet has',
  manifest: 'has a build that is not the hash of its files',
  'file-differs': 'is not the file that the manifest lists',
  'file-unlisted': 'names a file that the manifest does not list',
  markup: 'has something in it that is no part of an entry page',
  integrity: 'has not the hash of what it loads',
  'browser-differs': 'is another page for another browser',
  'release-missing': 'is in the release, and not served',
  'release-extra': 'is served, and not in the release',
  'release-differs': 'is another file than in the release',
}

const shownPaths = 3

/**
 * Writes what was found, for people: a few lines, and one for each difference.
 *
 * @example
 * ```ts
 * import { type Verification, writeReport } from '@cleat/embedded-wallet/verify'
 *
 * export function print(verification: Verification): void {
 *   process.stdout.write(writeReport(verification))
 * }
 * ```
 */
export function writeReport(verification: Verification): string {
  const { origin, build, files, bytes, hosts, isRelease, findings } = verification
  const megabytes = (bytes / 1e6).toFixed(1)
  const release = { undefined: 'not compared', true: 'the same', false: 'differs' }[`${isRelease}`]
  const lines = [
    origin,
    `  build    ${build}`,
    `  files    ${files}, ${megabytes} MB`,
    `  framed   by ${hosts.join(', ') || 'no page'}`,
    `  release  ${release}`,
    '',
    findings.length === 0
      ? 'Nothing differs. Pages for one visitor alone cannot be found this way.'
      : `${findings.length} ${findings.length === 1 ? 'difference' : 'differences'}:`,
    ...groupFindings(findings).flatMap(writeGroup),
  ]
  return `${lines.join('\n')}\n`
}

/** Puts differences of one kind together: they are written once, with some of the paths. */
function groupFindings(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const { kind, at, of, expected, found } = finding
    const place = kind.startsWith('header') ? '' : at
    const key = JSON.stringify([kind, place, of, expected, found])
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()]
}

function writeGroup(group: readonly Finding[]): readonly string[] {
  const [first] = group
  if (!first) return []
  const { kind, of, expected, found } = first
  const paths = group.slice(0, shownPaths).map(({ at }) => clean(at))
  const others = group.length - paths.length
  const named = others > 0 ? `${paths.join(', ')} and ${others} more` : paths.join(', ')
  return [
    `  ${named}: ${sentences[kind]}${of === undefined ? '' : `: ${clean(of)}`}`,
    ...(expected === undefined ? [] : [`    expected  ${clean(expected)}`]),
    ...(found === undefined ? [] : [`    found     ${clean(found)}`]),
  ]
}

/** What a service says may not move the cursor of a terminal. */
function clean(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '·').slice(0, 400)
}
