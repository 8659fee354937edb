import { boolean, object } from 'valibot'
import { createHttp } from '../../../base/http/http.ts'
import type { Wallet } from '../../../contract/wallets/wallet.ts'
import type { WalletsQuery } from '../../wallets/findWallets.ts'
import { loadRegistry } from '../../wallets/loadRegistry.ts'
import { sdkQuery } from '../sdk.ts'
import { limitTrust } from './limitTrust.ts'
import { toImageUrl } from './toImageUrl.ts'
import { walletAnswer } from './walletAnswer.ts'

export declare namespace createExplorer {
  type Parameters = {
    baseUrl: string
    projectId?: string | undefined
    /** See `createHttp`. */
    timeoutMs?: number | undefined
    backoffMs?: number | undefined
  }
}

/**
 * Client of the Explorer API (spec §7). Every call rejects with a `SERVICE_…` error and nothing
 * else.
 */
export type Explorer = {
  /** Fetches one page of wallets and their total number. */
  getWallets(
    query?: WalletsQuery,
    context?: { signal?: AbortSignal | undefined },
  ): Promise<{ readonly data: readonly Wallet[]; readonly count: number }>
  /** Fetches whether the service accepts events. */
  getAnalyticsConfig(): Promise<{ readonly isAnalyticsEnabled: boolean }>
  /** Returns the URL of an image, for an image element only. */
  getImageUrl(kind: 'wallet' | 'asset' | 'currency' | 'token', id: string): string
}

const analyticsConfig = object({ isAnalyticsEnabled: boolean() })

export function createExplorer(parameters: createExplorer.Parameters): Explorer {
  const { baseUrl, projectId, ...limits } = parameters
  const query = sdkQuery(projectId)
  const http = createHttp({ ...limits, baseUrl, query, service: 'wallet list' })

  return {
    async getWallets(
      { page = 1, entries = 40, include, exclude, search, badge } = {},
      { signal } = {},
    ) {
      const answer = await http.get('/getWallets', {
        schema: walletAnswer,
        signal,
        query: {
          page,
          entries,
          include: include?.join(','),
          exclude: exclude?.join(','),
          search,
          badge_type: badge,
        },
      })
      const registry = await loadRegistry().catch(() => [])
      return { ...answer, data: answer.data.map((wallet) => limitTrust({ wallet, registry })) }
    },
    getAnalyticsConfig: () => http.get('/getAnalyticsConfig', { schema: analyticsConfig }),
    getImageUrl: (kind, id) => toImageUrl({ baseUrl, projectId, kind, id }),
  }
}
