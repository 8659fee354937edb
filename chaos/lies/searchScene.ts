import { createJournal } from '../judge/createJournal.ts'
import { createWallets } from '../neighbours/createWallets.ts'
import { createPrompts } from '../neighbours/prompts.ts'
import type { Chains } from '../neighbours/startChains.ts'
import type { HeardAnswer } from './answers/createAnswers.ts'
import { describeLie, type Lie } from './answers/lie.ts'
import { observeReads } from './answers/observeReads.ts'
import { chooseLies, drawPairs } from './chooseLies.ts'
import { listLies, toField } from './listLies.ts'
import { type Played, playWithLies } from './playWithLies.ts'
import type { Act } from './scenes/act.ts'
import type { Scene } from './scenes/scene.ts'

/** What came of all lies in a scene. */
export type SceneResult = {
  readonly fields: number
  readonly answers: number
  readonly lies: number
  readonly right: number
  readonly refused: number
  /** What was wrong, by the lies that caused it. */
  readonly wrong: ReadonlyMap<string, string>
  /** Fields without a lie. */
  readonly untold: readonly string[]
}

export declare namespace searchScene {
  type Parameters = {
    chains: Chains
    scene: Scene
    act: Act
    /** The number of lies about each field. @default all */
    each?: number | undefined
    /** The number of pairs of lies. */
    pairs: number
    seed: number
    /** Tells only lies that are described with one of these in it. @default all */
    about?: readonly string[] | undefined
  }
}

/** Long scenes say after so many lies how far they are. */
const reportEvery = 250

/** Plays a scene with each lie in turn. Without lies it must go well. */
export async function searchScene(parameters: searchScene.Parameters): Promise<SceneResult> {
  const { chains, scene, act, each, pairs, seed, about } = parameters
  const isBrief = each !== undefined
  const payer = findPayer(chains, scene)
  const play = (lies: readonly Lie[]) => playWithLies({ chains, scene, payer, act, lies })
  // A node answers otherwise before the first payment of a chain.
  requireRight(scene, await play([]))
  const reads = observeReads()
  const honest = await playWithLies({ chains, scene, payer, act, reads, lies: [] })
  reads.stop()
  requireRight(scene, honest)

  const known = new Set<string>()
  const fields = new Set<string>()
  const told = new Set<string>()
  const wrong = new Map<string, string>()
  const queue: (readonly Lie[])[] = []
  const later = new Map<string, (readonly Lie[])[]>()
  let [count, right, refused] = [0, 0, 0]
  const isAsked = (lie: Lie) => about?.some((part) => describeLie(lie).includes(part)) ?? true
  /** Puts the lies about answers that are new into the queue, each after what brought it about. */
  const add = (heard: readonly HeardAnswer[], before: readonly Lie[], list = reads.list) => {
    const fresh = heard.filter(({ answer }) => !known.has(answer))
    for (const { answer } of fresh) known.add(answer)
    const found = listLies({ chains, heard: fresh, reads: list, isBrief })
    for (const field of about ? [] : found.fields) fields.add(field)
    const meant = found.lies.filter(isAsked)
    const { chosen, rest } = chooseLies({ lies: meant, each, seed })
    queue.push(...chosen.map((lie) => [...before, lie]))
    for (const lie of rest)
      later.set(toField(lie), [...(later.get(toField(lie)) ?? []), [...before, lie]])
    return meant
  }
  const tell = async (lies: readonly Lie[]) => {
    count += 1
    if (count % reportEvery === 0)
      console.log(`  ${count} lies told, ${queue.length} known to come`)
    if (scene.namespace === 'bip122' && count % 10 === 0) await chains.localnet.bitcoin?.mine()
    const { answers, acted, faults } = await play(lies)
    for (const one of answers.told) told.add(toField(one))
    if (faults.length > 0) wrong.set(lies.map(describeLie).join(' and '), faults.join('; '))
    else if (acted?.hasAgreed) right += 1
    else refused += 1
    if (lies.length === 1 && faults.length === 0) add(answers.heard, lies, [])
  }

  const all = add(honest.answers.heard, [])
  for (let next = queue.shift(); next; next = queue.shift()) await tell(next)
  for (const pair of drawPairs({ lies: all, pairs, seed })) await tell(pair)
  // An answer that did not come this time may come beside another lie.
  for (const [field, rest] of later) for (const lies of rest) if (!told.has(field)) await tell(lies)
  if (scene.namespace === 'bip122') await chains.localnet.bitcoin?.mine()
  requireRight(scene, await play([]))
  const untold = [...fields].filter((field) => !told.has(field))
  return { fields: fields.size, answers: known.size, lies: count, right, refused, wrong, untold }
}

function findPayer(chains: Chains, { connectorId }: Scene): string {
  const parts = { chains, prompts: createPrompts(), journal: createJournal() }
  const wallet = createWallets(parts).find((one) => one.connectorId === connectorId)
  return wallet?.addresses[0] ?? ''
}

/** Without lies the visitor gets what is meant, or else nothing here means anything. */
function requireRight({ name }: Scene, { acted, faults }: Played): void {
  if (faults.length === 0 && acted?.hasAgreed && acted.why === undefined) return
  throw new Error(`${name} is wrong without lies: ${[acted?.why, ...faults].join('; ')}`)
}
