import type { Chains } from '../neighbours/startChains.ts'
import type { HeardAnswer } from './answers/createAnswers.ts'
import type { Lie } from './answers/lie.ts'
import { type Known, listChanges } from './answers/listChanges.ts'
import { isListed, listFields } from './answers/listFields.ts'
import type { Reads } from './answers/observeReads.ts'
import { type Path, toPattern } from './answers/path.ts'

/** The fields of the answers of a scene, and every lie about each. */
export type SceneLies = {
  /** Names of answers with the pattern of a field. */
  readonly fields: ReadonlySet<string>
  readonly lies: readonly Lie[]
}

/** Answers of these liars are repeated with the same lie. Nodes contradict themselves. */
const steady = /^(?:GET|POST|wallet_)/

/** A field that no code reads gets so many lies, which show that none of it matters. */
const mostUnread = 2

/**
 * Lists every lie about what was read, or looked for and not there, and some about all the rest.
 */
export function listLies(parameters: {
  chains: Chains
  heard: readonly HeardAnswer[]
  reads: Reads['list']
  /** Whether only what is read is lied about. */
  isBrief: boolean
}): SceneLies {
  const { chains, heard, reads, isBrief } = parameters
  const known = readKnown(chains)
  const fields = new Set<string>()
  const lies: Lie[] = []
  const seen = new Set<string>()
  for (const { answer, at, text } of heard) {
    const root: unknown = JSON.parse(text)
    const isHere = (one: Reads['list'][number]) => one.answer === answer && one.at === at
    const read = reads.filter((one) => isHere(one) && isListed(one.path))
    const isRead = new Set(['', ...read.map(({ path }) => path.join('.'))])
    const paths = new Map<string, Path>()
    for (const path of [...listFields(root), ...read.map((one) => one.path)])
      paths.set(path.join('.'), path)
    for (const path of paths.values()) {
      const isSteady = steady.test(answer)
      const key = `${answer} ${isSteady ? '' : at} ${path.join('.')}`
      // Without reads, as in answers that only lies bring about, everything counts as read.
      const isUseful = read.length === 0 || isRead.has(toWhole(path))
      if (seen.has(key) || (isBrief && !isUseful)) continue
      seen.add(key)
      fields.add(toField({ answer, path }))
      const changes = listChanges(root, path, known)
      for (const how of isUseful ? changes : changes.slice(0, mostUnread))
        lies.push({ answer, at: isSteady ? 'all' : at, path, how })
    }
  }
  return { fields, lies }
}

/** The name of a field, for all its rows. */
export function toField({ answer, path }: Pick<Lie, 'answer' | 'path'>): string {
  return `${answer} ${toPattern(path)}`
}

/** The path of the text that encoded data is in. */
function toWhole(path: Path): string {
  return path.filter((name) => !String(name).startsWith('#')).join('.')
}

function readKnown({ assets, localnet }: Chains): Known {
  const unique = (list: readonly string[]) => [...new Set(list)]
  return {
    addresses: unique([
      ...assets.flatMap(({ address }) => address ?? []),
      ...[localnet.accounts[5]?.address ?? '', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
      `0x${'0'.repeat(40)}`,
    ]),
    networks: unique(assets.map(({ caipNetworkId }) => caipNetworkId)),
    symbols: unique([...assets.map(({ symbol }) => symbol), 'eth', 'USD COIN', 'ЕТН']),
  }
}
