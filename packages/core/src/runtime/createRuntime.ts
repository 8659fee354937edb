import type { Namespace } from '../base/caip/namespace.ts'
import { reconnect } from '../boot/actions/reconnect.ts'
import { signMessage } from '../boot/actions/signMessage.ts'
import type { KitBase } from '../boot/kitBase.ts'
import type { AccountType } from '../contract/auth/accountType.ts'
import type { CleatEvent } from '../contract/events/cleatEvent.ts'
import type { Calls } from '../contract/requests/calls.ts'
import type { RequestObserver } from '../contract/requests/requestReport.ts'
import { close } from './actions/close.ts'
import { connect } from './actions/connect.ts'
import { disconnect } from './actions/disconnect.ts'
import { open } from './actions/open.ts'
import { switchNetwork } from './actions/switchNetwork.ts'
import { findAuthWallet } from './auth/findAuthWallet.ts'
import { getAccountType } from './auth/getAccountType.ts'
import { createFeatures, type FeatureSet } from './features/createFeatures.ts'
import { createRoutes } from './features/createRoutes.ts'
import type { FeatureDefinition } from './features/defineFeature.ts'
import type { FeatureRuntime } from './features/featureRuntime.ts'
import { createQueries } from './queries/createQueries.ts'
import { createQueryClient } from './queries/createQueryClient.ts'
import { fetchShared } from './queries/fetchShared.ts'
import { type FollowedAnswer, type FollowedQuery, followQuery } from './queries/followQuery.ts'
import type { Query } from './queries/query.ts'
import type { readPrices } from './queries/readPrices.ts'
import { attachRemoteWallets } from './remoteWallets/attachRemoteWallets.ts'
import { createRequest } from './requests/createRequest.ts'
import type { RequestObservers } from './requests/requestObservers.ts'
import { followWalletIcons } from './wallets/followWalletIcons.ts'

/** A kit with everything that does not load with the page, whatever its features are. */
export type AnyRuntime = FeatureRuntime & {
  /** Loads a feature, once for the kit, and puts its controller into `controllers`. */
  readonly feature: FeatureSet['feature']
  readonly actions: {
    readonly open: (parameters?: open.Parameters) => open.ReturnType
    readonly close: () => close.ReturnType
    readonly connect: (parameters: connect.Parameters) => connect.ReturnType
    readonly reconnect: () => reconnect.ReturnType
    readonly disconnect: (parameters?: disconnect.Parameters) => disconnect.ReturnType
    readonly switchNetwork: (parameters: switchNetwork.Parameters) => switchNetwork.ReturnType
    readonly signMessage: (parameters: signMessage.Parameters) => signMessage.ReturnType
  }
  /** Tells an observer what happens to each request from now on. Returns what stops it. */
  observeRequests(observer: RequestObserver): () => void
  /** Asks a query now, and answers what the client gets. */
  fetchQuery<data>(query: Query<data>): Promise<data>
  /** Asks a query at once, and reports each change of its answer until it is stopped. */
  followQuery<data>(
    query: Query<data>,
    onChange: (answer: FollowedAnswer<data>) => void,
  ): FollowedQuery
  /** The prices of tokens of a network in US dollars; of the native coin for `undefined`. */
  readPrices(parameters: Parameters<typeof readPrices>[1]): ReturnType<typeof readPrices>
  /** The type of the embedded wallet’s account, where that wallet is in use. */
  getAccountType(namespace: Namespace): AccountType | undefined
  /** Attaches the remote wallets to the kit. Only the first call has an effect. */
  attachRemoteWallets(): void
  /** Keeps names and pictures of connected accounts. Only the first call has an effect. */
  followIdentities(): Promise<void>
  /** Brings back what was known of the connected accounts, and keeps it for the next visit. */
  rememberAnswers(): Promise<void>
  /** Loads the code that sends events to the analytics service. */
  loadEventSender(): Promise<(event: CleatEvent, timestamp: number) => void>
}

/** Adds the lazily loaded code to a kit. */
export function createRuntime(
  kit: KitBase,
  { features }: { features: readonly FeatureDefinition[] },
): AnyRuntime {
  const { client: queryClient, destroy } = createQueryClient(kit, kit.options.queryClient)
  const observers: RequestObservers = { all: new Set(), count: 0 }
  const set = createFeatures({ getRuntime: () => runtime, features })
  const onDestroy = () => {
    set.destroy()
    destroy()
  }
  kit.lifetime.addEventListener('abort', onDestroy, { once: true })
  if (features.some(({ id }) => id === 'calls'))
    kit.calls = () => set.feature('calls') as Promise<Calls>
  let following: Promise<void> | undefined
  let remembering: Promise<void> | undefined
  const runtime: AnyRuntime = {
    ...kit,
    queryClient,
    startedAt: Date.now(),
    queries: createQueries(kit),
    routes: createRoutes(features),
    feature: set.feature,
    request: createRequest(kit, () => runtime, observers),
    observeRequests(observer) {
      observers.all.add(observer)
      return () => void observers.all.delete(observer)
    },
    actions: {
      open: (parameters) => open(runtime, parameters),
      close: () => close(runtime),
      connect: (parameters) => connect(runtime, parameters),
      reconnect: () => reconnect(runtime),
      disconnect: (parameters) => disconnect(runtime, parameters),
      switchNetwork: (parameters) => switchNetwork(runtime, parameters),
      signMessage: (parameters) => signMessage(runtime, parameters),
    },
    fetchQuery: (query) => fetchShared(queryClient, { ...query, staleTime: 0 }),
    followQuery: (query, onChange) => followQuery(queryClient, query, onChange),
    async readPrices(parameters) {
      return (await import('./queries/readPrices.ts')).readPrices(runtime, parameters)
    },
    getAccountType: (namespace) =>
      findAuthWallet(kit, { namespace }) && getAccountType(kit, namespace),
    attachRemoteWallets: () => attachRemoteWallets(runtime),
    followIdentities() {
      following ??= import('./identity/followIdentities.ts').then(({ followIdentities }) => {
        if (!kit.lifetime.aborted) followIdentities(runtime)
      })
      return following
    },
    rememberAnswers() {
      remembering ??= import('./memory/rememberAnswers.ts').then(({ rememberAnswers }) => {
        if (!kit.lifetime.aborted) rememberAnswers(runtime)
      })
      return remembering
    },
    async loadEventSender() {
      const { createEventSender } = await import('./queries/createEventSender.ts')
      return createEventSender(runtime)
    },
  }
  followWalletIcons(kit)
  // Its first use tries again.
  for (const { id, isStartedBy } of features)
    if (isStartedBy?.(kit.options)) set.feature(id).catch(() => undefined)
  return runtime
}
