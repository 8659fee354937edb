import {
  array,
  check,
  type GenericSchema,
  integer,
  maxLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
} from 'valibot'
import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { createHttp } from '../../../base/http/http.ts'
import type { ApprovalClaim } from '../../../contract/approvals/approval.ts'
import type { FoundApprovals } from '../../../contract/approvals/approvalsAdapter.ts'
import { sdkQuery } from '../../../runtime/api/sdk.ts'

/** Client of the service's approvals. Rejects with `SERVICE_…`. */
export type ApprovalsApi = {
  list(parameters: {
    address: string
    chainId: CaipNetworkId
    signal: AbortSignal
  }): Promise<FoundApprovals>
}

const place = pipe(string(), regex(/^[\w.-]{1,128}$/))
const units = pipe(
  string(),
  regex(/^\d{1,78}$/),
  transform((text) => BigInt(text)),
)
const time = pipe(number(), integer(), minValue(0))

const claim: GenericSchema<unknown, ApprovalClaim> = pipe(
  object({
    kind: picklist(['token', 'item', 'collection', 'permit2']),
    token: place,
    spender: place,
    item: optional(units),
    at: optional(time),
  }),
  check(({ kind, item }) => (kind === 'item') === (item !== undefined)),
  transform(({ item, at, ...rest }) => ({
    ...rest,
    ...(item !== undefined && { item }),
    ...(at !== undefined && { at }),
  })),
)

const answer: GenericSchema<unknown, FoundApprovals> = object({
  claims: pipe(array(claim), maxLength(10_000)),
  reachedBlock: units,
  since: time,
})

export function createApprovalsApi(parameters: {
  baseUrl: string
  projectId: string | undefined
}): ApprovalsApi {
  const { baseUrl, projectId } = parameters
  const http = createHttp({ baseUrl, query: sdkQuery(projectId), service: 'approvals' })
  return {
    list: ({ address, chainId, signal }) =>
      http.get(`/v1/approvals/${encodeURIComponent(address)}`, {
        ...{ schema: answer, query: { chainId }, signal },
      }),
  }
}
