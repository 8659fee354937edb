import { isCleatError } from '@cleat/core/adapter'
import type { Ending } from './ending.ts'
import { fill } from './fill.ts'
import { openStage, type Stage } from './openStage.ts'
import type { Perform } from './perform.ts'
import { readReview } from './review.ts'
import type { Scene } from './scene.ts'

/** A visitor connects, chooses the asset, types an amount, reads the review and agrees. */
export const play: Perform = async (parameters) => {
  const stage = openStage(parameters)
  try {
    return await visit(stage, parameters)
  } finally {
    await stage.close()
  }
}

async function visit(stage: Stage, { scene, chains, to }: Parameters<Perform>[0]): Promise<Ending> {
  const { namespace, connectorId, caipNetworkId, symbol, text } = scene
  const { app, reach } = stage
  const { kit } = app
  let where = 'connecting'
  const step = <result>(name: string, run: () => Promise<result>) => {
    where = name
    return reach(name, run)
  }
  try {
    await step('connecting', () => kit.actions.connect({ connectorId, namespace }))
    const network = chains.networks.find(
      ({ id, chainNamespace = 'eip155' }) => `${chainNamespace}:${id}` === caipNetworkId,
    )
    if (network && kit.controllers.network.getActive().caipNetworkId !== caipNetworkId)
      await step('switching', () => kit.actions.switchNetwork({ network }))
    await step('looking around', () => lookAround(stage, scene))
    const send = await step('loading', () => kit.feature('send'))
    const refusal = await step('filling the form in', () => fill({ kit, send, scene, chains, to }))
    if (refusal) return { status: 'refused', where, why: refusal }
    await step('preparing', () => send.prepare())
    const review = readReview(send)
    const { preparing } = send.state
    if (!review) {
      const why = preparing.status === 'error' ? preparing.error.code : preparing.status
      return { status: 'refused', where, why: send.validate() ?? why }
    }
    const failure = await step('sending', () =>
      send.send().then(
        () => undefined,
        (error: unknown) => readCode(error),
      ),
    )
    return { status: 'agreed', review, failure }
  } catch (error) {
    return { status: 'refused', where, why: readCode(error) }
  }

  function readCode(error: unknown): string {
    if (isCleatError(error)) return error.code
    throw new Error(`${where} ${symbol} ${text}: ${String(error)}`, { cause: error })
  }
}

/** Opens the views that ask services. Their failures are theirs. */
async function lookAround(stage: Stage, { looksAround }: Scene): Promise<void> {
  const { queryClient, queries, controllers } = stage.app.kit
  if (!queryClient || !queries) return
  const network = controllers.network.getActive()
  const { address } = controllers.account.get(network.chainNamespace)
  if (!address) return
  const known = { address, network }
  const holdings = await queryClient
    .fetchQuery(queries.holdings(known))
    .catch(() => ({ balances: [] }))
  if (!looksAround) return
  const addresses = holdings.balances.flatMap((balance) => balance.address ?? [])
  const { initialPageParam, ...activity } = queries.activity(known)
  const asked: Record<string, Promise<unknown>> = {
    activity: queryClient.fetchInfiniteQuery({ ...activity, initialPageParam }),
    tokens: queryClient.fetchQuery(queries.tokens({ network })),
    identity: queryClient.fetchQuery(queries.identity({ address })),
    prices: queryClient.fetchQuery(queries.prices({ addresses })),
    balance: queryClient.fetchQuery(queries.balance(known)),
    recommendedWallets: queryClient.fetchQuery(queries.recommendedWallets()),
    wallets: queryClient.fetchQuery(queries.wallets({ search: 'a' })),
  }
  await Promise.all(
    Object.entries(asked).map(async ([name, promise]) => {
      stage.waiting.add(name)
      await promise.catch(() => undefined)
      stage.waiting.delete(name)
    }),
  )
}
