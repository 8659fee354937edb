import { parseSync } from 'vite'

// Words of an earlier dialect. The field's terms have replaced them.
const names = new Set(
  [
    ['describeWay', 'listWays', 'Way', 'Place', 'Purse', 'Wish', 'takeWish', 'Obstacle'],
    ['findObstacle', 'readMost', 'setMost', 'mostBytes', 'mostShown', 'SentPayment', 'sentPayment'],
    ['takeHash', 'takeFailure', 'judgeReceipt', 'tryOut', 'patience', 'patienceMs'],
    ['goodbye', 'goodbyeMs', 'useLinger', 'findHeir', 'bringBack', 'putToUse', 'inTurn', 'inFront'],
    ['keepInFront', 'ChainMoney', 'askForPage', 'askExplorer', 'hearLate', 'usePreparedPairing'],
    ['useScrollPlace', 'queryCache', 'toQueryCache', 'paymentsContext', 'usesExternal'],
  ].flat(),
)

const phrases =
  /\b(?:nobody|whom|whoever|somebody|by (?:it|them|him)sel(?:f|ves)|of (?:its|their) own|of ours|(?:is|are|was|were) told|goes on|had enough|patience|goodbye|makers|anew|speaks for|no wish)\b/i

/** A file without one of these words need not have its tree read: that is most of the time. */
const anyName = new RegExp(`\\b(?:${[...names].join('|')})\\b`)

const longestLine = 100
const codeSpan = /`[^`]*`/g

/**
 * Finds names and comments that are not in the field's terms, and comment lines that are too long.
 */
export function findDialect(path: string, code: string): string[] {
  const parsed = parseSync(path, code)
  const problems: string[] = []
  for (const { value, start } of parsed.comments) {
    const found = phrases.exec(value.replace(codeSpan, ''))
    if (found) problems.push(`${path}: "${found[0]}" in a comment`)
    const first = code.slice(code.lastIndexOf('\n', start) + 1, start)
    for (const line of `${first}//${value}`.split('\n'))
      if ([...line].length > longestLine && !isUnbreakable(line))
        problems.push(`${path}: a comment of ${[...line].length} columns`)
  }
  if (!anyName.test(code)) return problems
  for (const name of listNames(parsed.program))
    if (names.has(name)) problems.push(`${path}: ${name}`)
  return problems
}

/** Code before a comment, directives and addresses cannot be broken. */
function isUnbreakable(line: string): boolean {
  return !/^\s*(?:\/\/|\*|\/\*)/.test(line) || /biome-ignore|https?:\/\//.test(line)
}

function listNames(node: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof node !== 'object' || node === null) return found
  if ('type' in node && node.type === 'Identifier' && 'name' in node) found.add(String(node.name))
  for (const child of Object.values(node)) listNames(child, found)
  return found
}
