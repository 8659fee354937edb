import { fundBitcoinWallet } from '../neighbours/createBitcoinChaosWallet.ts'
import { startChains } from '../neighbours/startChains.ts'
import { startShop } from '../neighbours/startShop.ts'
import { buy } from './purchases/buy.ts'
import { playPaired } from './relay/playPaired.ts'
import { startLyingRelay } from './relay/startLyingRelay.ts'
import type { Act } from './scenes/act.ts'
import { pay } from './scenes/pay.ts'
import { play } from './scenes/play.ts'
import type { Scene } from './scenes/scene.ts'
import { scenes } from './scenes/scenes.ts'
import { type SceneResult, searchScene } from './searchScene.ts'
import { swap } from './swaps/swap.ts'

export declare namespace searchLies {
  type Parameters = Pick<searchScene.Parameters, 'each' | 'pairs' | 'seed' | 'about'> & {
    /** Only scenes with one of these in their name. @default all */
    only?: readonly string[] | undefined
  }
  type ReturnType = Promise<{ readonly failed: number }>
}

/** Plays every scene with every lie in turn, and prints what was shown that was not true. */
export async function searchLies(parameters: searchLies.Parameters): searchLies.ReturnType {
  const { only = [''], ...others } = parameters
  const chains = await startChains()
  await fundBitcoinWallet(chains.localnet)
  const relay = await startLyingRelay()
  const chosen = scenes.filter(({ name }) => only.some((part) => name.includes(part)))
  const shop = chosen.some(({ card }) => card) ? await startShop(chains) : undefined
  const toAct = ({ card, into, isPaired }: Scene): Act => {
    if (card && shop) return buy(shop)
    return into ? swap : pay(isPaired ? playPaired(relay) : play)
  }
  const results: SceneResult[] = []
  for (const scene of chosen) {
    const startedAt = performance.now()
    const result = await searchScene({ chains, scene, act: toAct(scene), ...others })
    results.push(result)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const { wrong, untold } = result
    const mark = wrong.size + untold.length > 0 ? '✗' : '✓'
    console.log(`${mark} ${scene.name}: ${describe([result])} (${seconds} s)`)
    for (const [lie, fault] of wrong) console.log(`  ${lie}\n    ${fault}`)
    for (const field of untold) console.log(`  never lied about: ${field}`)
  }
  await shop?.stop()
  await relay.stop()
  await chains.stop()
  console.log(describe(results))
  return { failed: sum(results, ({ wrong, untold }) => wrong.size + untold.length) }
}

function describe(results: readonly SceneResult[]): string {
  const told = (name: 'fields' | 'answers' | 'lies' | 'right' | 'refused') =>
    sum(results, (result) => result[name])
  return (
    `${told('fields')} fields of ${told('answers')} answers, ${told('lies')} lies: ` +
    `${told('right')} shown right, ${told('refused')} refused, ` +
    `${sum(results, ({ wrong }) => wrong.size)} shown wrong`
  )
}

function sum(results: readonly SceneResult[], read: (result: SceneResult) => number): number {
  return results.reduce((total, result) => total + read(result), 0)
}
